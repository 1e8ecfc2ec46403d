// The screens in C++ with gtkmm.
//
// Fair since rows are bound by Glib::Binding, and since widgets are managed by their containers, which is how gtkmm is
// meant to be used.
#include "measure.h"

#include <cstdlib>
#include <gtkmm.h>
#include <string>
#include <vector>

/// What one row shows.
class Row : public Glib::Object
{
public:
  static Glib::RefPtr<Row> create (int index)
  {
    return Glib::make_refptr_for_instance<Row> (new Row (index));
  }

  Glib::PropertyProxy<Glib::ustring> property_text () { return text.get_proxy (); }
  Glib::PropertyProxy<bool> property_flag () { return flag.get_proxy (); }

private:
  explicit Row (int index)
      : Glib::ObjectBase ("BenchRow"), text (*this, "text", "Row " + std::to_string (index)), flag (*this, "flag", false)
  {
  }

  Glib::Property<Glib::ustring> text;
  Glib::Property<bool> flag;
};

static std::string wanted, folder;
static int size;

class Window : public Gtk::ApplicationWindow
{
public:
  Window ()
  {
    set_title ("Bench");
    set_titlebar (header);
    set_default_size (600, 800);
    if (wanted == "list")
      {
        set_child (*make_long_list ());
        bench_first_frame (gobj ());
        return;
      }
    for (int i = 0; i < std::max (size, 1); i++)
      rows.push_back (Row::create (i));
    if (wanted == "carousel")
      set_child (*make_carousel ());
    else if (wanted == "ticker" || wanted == "million")
      {
        auto label = Gtk::make_managed<Gtk::Label> ();
        bind (*rows[0], *label);
        set_child (*label);
      }
    else if (size > 0)
      {
        set_child (*make_list ());
        if (wanted != "mount")
          append_rows ();
      }
    if (wanted == "first-frame")
      bench_first_frame (gobj ());
    else
      bench_after_first_frame (gobj (), [] (void *window) { static_cast<Window *> (window)->work (); }, this);
  }

private:
  Gtk::HeaderBar header;
  std::vector<Glib::RefPtr<Row>> rows;
  Gtk::Box *list = nullptr;
  double drag_start = 0;

  // The screens

  static void bind (Row &row, Gtk::Label &label)
  {
    Glib::Binding::bind_property (row.property_text (), label.property_label (), Glib::Binding::Flags::SYNC_CREATE);
  }

  void append_rows ()
  {
    for (auto &model : rows)
      {
        auto row = Gtk::make_managed<Gtk::Box> (Gtk::Orientation::HORIZONTAL, 8);
        auto label = Gtk::make_managed<Gtk::Label> ();
        bind (*model, *label);
        row->append (*label);
        auto button = Gtk::make_managed<Gtk::Button> ("Press");
        button->signal_clicked ().connect ([row = model.get ()] { row->property_text () = "Pressed"; });
        row->append (*button);
        row->set_halign (Gtk::Align::CENTER);
        list->append (*row);
      }
  }

  void remove_rows ()
  {
    while (auto child = list->get_first_child ())
      list->remove (*child);
  }

  Gtk::Widget *make_list ()
  {
    auto scroller = Gtk::make_managed<Gtk::ScrolledWindow> ();
    scroller->set_policy (Gtk::PolicyType::NEVER, Gtk::PolicyType::AUTOMATIC);
    list = Gtk::make_managed<Gtk::Box> (Gtk::Orientation::VERTICAL, 8);
    scroller->set_child (*list);
    return scroller;
  }

  Gtk::Widget *make_long_list ()
  {
    auto scroller = Gtk::make_managed<Gtk::ScrolledWindow> ();
    scroller->set_policy (Gtk::PolicyType::NEVER, Gtk::PolicyType::AUTOMATIC);
    auto factory = Gtk::SignalListItemFactory::create ();
    factory->signal_setup ().connect ([] (const Glib::RefPtr<Gtk::ListItem> &item) {
      auto label = Gtk::make_managed<Gtk::Label> ();
      label->set_xalign (0);
      item->set_child (*label);
    });
    factory->signal_bind ().connect ([] (const Glib::RefPtr<Gtk::ListItem> &item) {
      auto text = std::dynamic_pointer_cast<Gtk::StringObject> (item->get_item ());
      static_cast<Gtk::Label *> (item->get_child ())->set_label (text->get_string ());
    });
    auto items = Gtk::StringList::create ({});
    for (int i = 0; i < size; i++)
      items->append ("Row " + std::to_string (i));
    auto view = Gtk::make_managed<Gtk::ListView> (Gtk::NoSelection::create (items), factory);
    view->set_show_separators ();
    scroller->set_child (*view);
    return scroller;
  }

  Gtk::Widget *make_carousel ()
  {
    auto scroller = Gtk::make_managed<Gtk::ScrolledWindow> ();
    scroller->set_policy (Gtk::PolicyType::EXTERNAL, Gtk::PolicyType::NEVER);
    auto pages = Gtk::make_managed<Gtk::Box> (Gtk::Orientation::HORIZONTAL, 0);
    for (int i = 0; i < 60; i++)
      {
        auto picture = Gtk::make_managed<Gtk::Picture> (folder + "/" + std::to_string (i) + ".png");
        picture->set_size_request (600, -1);
        pages->append (*picture);
      }
    scroller->set_child (*pages);
    auto adjustment = scroller->get_hadjustment ();
    auto drag = Gtk::GestureDrag::create ();
    drag->signal_drag_begin ().connect ([this, adjustment] (double, double) {
      drag_start = adjustment->get_value ();
    });
    drag->signal_drag_update ().connect ([this, adjustment] (double x, double) {
      adjustment->set_value (drag_start - x);
    });
    scroller->add_controller (drag);
    return scroller;
  }

  // The work

  void change (int index)
  {
    if (wanted == "change-one")
      rows[3]->property_text () = "Text " + std::to_string (index);
    else if (wanted == "change-all")
      for (int i = 0; i < size; i++)
        rows[i]->property_text () = "Text " + std::to_string (index + i);
    else if (wanted != "mount")
      rows[0]->property_text () = "Text " + std::to_string (index);
    else if (index % 2 == 0)
      append_rows ();
    else
      remove_rows ();
  }

  void work ()
  {
    BenchChange change = [] (int index, void *window) { static_cast<Window *> (window)->change (index); };
    if (wanted == "change-one")
      bench_changes (gobj (), 60, "one", change, this);
    else if (wanted == "change-all")
      bench_changes (gobj (), size >= 10000 ? 6 : 20, "all", change, this);
    else if (wanted == "mount")
      bench_changes (gobj (), 20, "mount remove", change, this);
    else if (wanted == "carousel")
      bench_watch_frames (gobj (), 5);
    else if (wanted == "ticker")
      bench_ticker (10, change, this);
    else
      bench_million (gobj (), change, this);
  }
};

/// Sets one of two bound properties, then the other, a million times in all.
static void
work_bound ()
{
  Gtk::ToggleButton toggle;
  auto flags = Glib::Binding::Flags::BIDIRECTIONAL | Glib::Binding::Flags::SYNC_CREATE;
  if (wanted == "bind-toggles")
    {
      Gtk::ToggleButton other;
      Glib::Binding::bind_property (other.property_active (), toggle.property_active (), flags);
      double start = bench_cpu ();
      for (int i = 0; i < 500000; i++)
        {
          other.set_active (true);
          toggle.set_active (false);
        }
      bench_report ("each", (bench_cpu () - start) * 1e3);
    }
  else
    {
      auto model = Row::create (0);
      Glib::Binding::bind_property (model->property_flag (), toggle.property_active (), flags);
      double start = bench_cpu ();
      for (int i = 0; i < 500000; i++)
        {
          model->property_flag () = true;
          toggle.set_active (false);
        }
      bench_report ("each", (bench_cpu () - start) * 1e3);
    }
}

int
main (int argc, char **argv)
{
  wanted = argc > 1 ? argv[1] : "first-frame";
  folder = argc > 2 ? argv[2] : "";
  size = std::atoi (folder.c_str ());
  auto application = Gtk::Application::create ("local.bench_gtkmm");
  if (wanted.rfind ("bind", 0) == 0)
    {
      gtk_init ();
      work_bound ();
      return 0;
    }
  return application->make_window_and_run<Window> (1, argv);
}
