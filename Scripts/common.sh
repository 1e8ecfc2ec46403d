# shellcheck shell=bash
# What every script here needs: the top of the tree, the toolchain, the packages, the options all of them know.
# Sourced, never run. Leaves the shell at the top of the tree.

set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."

# GTK and what any of its programs needs on a fresh Debian: symbols, pictures, letters, a screen reader's bus.
runtime_packages=(
    libgtk-4-dev adwaita-icon-theme librsvg2-common at-spi2-core
    fonts-cantarell fonts-noto-cjk fonts-noto-color-emoji fonts-tlwg-loma
)

say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "$(basename "$0"): $*"
    exit 1
}

# Splits the arguments into `build_options` (what changes the build) and `remaining` (everything else, in order).
# A build with traits gets a directory of its own, so that changing between the two rebuilds neither.
# It also sets `traits`, which is empty for GTK alone, and `scratch`, the directory of the build.
read_options() {
    scratch=""
    traits=""
    remaining=()
    while (($# > 0)); do
        case $1 in
            --traits | --scratch-path)
                (($# > 1)) || die "$1 needs a value"
                if [[ $1 == --traits ]]; then traits=$2; else scratch=$2; fi
                shift
                ;;
            --traits=*) traits=${1#*=} ;;
            --scratch-path=*) scratch=${1#*=} ;;
            *) remaining+=("$1") ;;
        esac
        shift
    done

    build_options=()
    if [[ -n $traits ]]; then
        build_options+=(--traits "$traits")
        scratch=${scratch:-.build/${traits,,}}
    fi
    if [[ -n $scratch ]]; then build_options+=(--scratch-path "$scratch"); fi
    scratch=${scratch:-.build}
    if [[ ,$traits, == *,Adwaita,* ]]; then runtime_packages+=(libadwaita-1-dev); fi
}

# Puts `swift` on the path when it is only unpacked where toolchains usually are.
find_swift() {
    local place
    for place in /opt/swift/usr/bin "${HOME:-}/.local/share/swiftly/bin" /usr/share/swift/usr/bin; do
        if command -v swift >/dev/null; then return; fi
        if [[ -x $place/swift ]]; then PATH=$PATH:$place; fi
    done
    command -v swift >/dev/null || die "Swift 6.2 or newer is needed and not found: https://www.swift.org/install"
}

# Installs those of the given packages that are missing, and asks for nothing when none is.
install_packages() {
    if ! command -v dpkg-query >/dev/null; then
        say "This is no Debian system, so nothing is installed. Needed are what Debian calls: $*"
        return
    fi

    local installed package missing=()
    installed=$(dpkg-query --show --showformat='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
    for package in "$@"; do
        if [[ $'\n'$installed$'\n' != *$'\n'"$package installed"$'\n'* ]]; then missing+=("$package"); fi
    done
    if ((${#missing[@]} == 0)); then return; fi

    local as_root=()
    if ((EUID != 0)); then
        as_root=(sudo)
        # Without a terminal nobody can type a password.
        if [[ ! -t 0 ]]; then as_root+=(-n); fi
        if ! "${as_root[@]}" true 2>/dev/null; then
            die "packages are missing and installing them takes root: apt-get install ${missing[*]}"
        fi
    fi

    say "Installing ${missing[*]}"
    # A stale list may still name every package, so only the installation's failure counts.
    "${as_root[@]}" apt-get update -qq </dev/null >&2 || say "The package lists could not be refreshed."
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -qq -y --no-install-recommends "${missing[@]}" </dev/null >&2 \
        || die "these packages could not be installed: ${missing[*]}"
}
