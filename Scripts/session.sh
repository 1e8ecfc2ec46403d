# shellcheck shell=bash
# A private X server, session bus and home for programs that open windows. Sourced after common.sh, never run.
#
# Everything is started in a kernel session of its own, whose number is the id of its first process. Whatever such a
# process starts in turn (a test's helper programs, the accessibility bus) belongs to the same session, so
# it can be found and stopped by that number, and nothing else can be hit.

sessions=()
session_directory=""

# Ends the script as the signal would have, by way of the EXIT trap that stops everything.
# A shell started in the background of another is born with SIGINT ignored and cannot trap it, so it starts over.
stop_on_exit() {
    if [[ $(trap -p INT) == *"''"* ]]; then exec env --default-signal=INT "$0" "$@"; fi
    trap stop_sessions EXIT
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
}

# Runs a command to its end, in a session of its own; returns its status. The shell stays free to take signals.
run_in_session() {
    setsid "$@" </dev/null &
    sessions+=("$!")
    wait "$!"
}

# Starts the X server and the bus, and points the environment at them and at an empty home.
start_desktop() {
    session_directory=$(mktemp -d)
    mkdir -m 700 "$session_directory"/{cache,config,data,runtime,state}

    export XDG_CACHE_HOME=$session_directory/cache XDG_CONFIG_HOME=$session_directory/config
    export XDG_DATA_HOME=$session_directory/data XDG_RUNTIME_DIR=$session_directory/runtime
    export XDG_STATE_HOME=$session_directory/state
    export G_DEBUG=fatal-warnings GSETTINGS_BACKEND=memory
    # Swift's backtraces would catch the trap that a warning is, and have the program go on.
    export SWIFT_BACKTRACE=enable=no
    export GDK_BACKEND=x11 GDK_DEBUG=no-portals GSK_RENDERER=cairo LC_ALL=C.UTF-8
    unset GDK_DPI_SCALE GDK_SCALE GTK_A11Y GTK_IM_MODULE GTK_MODULES GTK_THEME LANGUAGE WAYLAND_DISPLAY

    # A server that starts over when its last client goes turns away the next one meanwhile.
    start_server DISPLAY Xvfb -displayfd 1 -noreset -screen 0 1600x1200x24
    export DISPLAY=:$DISPLAY
    start_server DBUS_SESSION_BUS_ADDRESS dbus-daemon --session --nofork --nopidfile --print-address=1
    export DBUS_SESSION_BUS_ADDRESS
}

# Starts the program of the second and following arguments, and reads into the variable of the first the line that
# it writes as soon as it takes connections.
start_server() {
    local output log=$session_directory/$2.log
    exec {output}< <(exec setsid "${@:2}" 2>"$log")
    sessions+=("$!")
    if ! read -r -t 60 -u "$output" "$1"; then
        cat "$log" >&2
        die "$2 did not start"
    fi
}

# Fills `left` with the living processes of all sessions that were started here, and `leaves` with those of them
# that are parent of none.
find_processes() {
    local file line fields id
    local -A parents=()
    left=()
    leaves=()
    for file in /proc/[0-9]*/stat; do
        # A process may end between the listing and the reading.
        { read -r line <"$file"; } 2>/dev/null || continue
        # The name in parentheses may hold anything; after it come state, parent, group and session.
        read -ra fields <<<"${line##*)}"
        if [[ ${fields[0]} == Z ]]; then continue; fi
        for id in "${sessions[@]}"; do
            if [[ ${fields[3]} == "$id" ]]; then
                left+=("${line%% *}")
                parents[${fields[1]}]=1
            fi
        done
    done
    for id in "${left[@]}"; do
        if [[ -z ${parents[$id]:-} ]]; then leaves+=("$id"); fi
    done
}

# Asks every process that is left to end, and ends those that have not within three seconds. Children go before
# their parents, so that each is waited for by whoever started it.
stop_sessions() {
    trap '' HUP INT TERM
    local round left leaves
    for ((round = 0; round <= 60; round++)); do
        find_processes
        if ((${#left[@]} == 0)); then break; fi
        if ((round < 60)); then
            kill -TERM "${leaves[@]}" 2>/dev/null || true
        else
            kill -KILL "${left[@]}" 2>/dev/null || true
        fi
        sleep 0.05
    done
    if [[ -n $session_directory ]]; then rm -rf "$session_directory"; fi
}
