import { isListAddress } from "./requests/admin-search.ts";

/** The five places of the admin dashboard, each with its views; every view has its own URL. */
export const adminPlaces = [
  {
    label: "Requests",
    views: [
      { name: "queue", label: "Needs you", to: "/admin-dashboard" },
      { name: "requests", label: "All", to: "/admin-dashboard?view=requests" },
      { name: "jobs", label: "Jobs", to: "/admin-dashboard?view=jobs" },
    ],
  },
  {
    label: "Builders",
    views: [
      { name: "people", label: "All", to: "/admin-dashboard?view=people" },
      { name: "reviews", label: "To review", to: "/admin-dashboard?view=reviews" },
      { name: "vetting", label: "Vetting", to: "/admin-dashboard?view=vetting" },
      { name: "supply", label: "Coverage", to: "/admin-dashboard?view=supply" },
    ],
  },
  {
    label: "Content",
    views: [
      { name: "shows", label: "Shows", to: "/admin-dashboard?view=shows" },
      { name: "projects", label: "Projects", to: "/admin-dashboard?view=projects" },
      { name: "articles", label: "Articles", to: "/admin-dashboard?view=articles" },
      { name: "rates", label: "Prices", to: "/admin-dashboard?view=rates" },
      { name: "content", label: "Sync", to: "/admin-dashboard?view=content" },
    ],
  },
  {
    label: "Reports",
    views: [
      { name: "measures", label: "Figures", to: "/admin-dashboard?view=measures" },
      { name: "money", label: "Money", to: "/admin-dashboard?view=money" },
    ],
  },
  {
    label: "Settings",
    views: [
      { name: "promise", label: "Promise", to: "/admin-dashboard?view=promise" },
      { name: "commission", label: "Commission", to: "/admin-dashboard?view=commission" },
      { name: "team", label: "Team", to: "/admin-dashboard?view=people&group=admins" },
      { name: "log", label: "Log", to: "/admin-dashboard?view=log" },
    ],
  },
] as const;
type AdminPlace = (typeof adminPlaces)[number];
export type AdminView = AdminPlace["views"][number]["name"];

/** The place that a view belongs to. */
export function placeOf(view: AdminView): AdminPlace {
  return adminPlaces.find(({ views }) => views.some(({ name }) => name === view)) ?? adminPlaces[0];
}

/**
 * The view that a URL selects. The plain URL shows the requests that need an admin; a URL with a
 * filter of the list of all requests shows that list, and the list of admins is the team.
 */
export function adminView(address: URLSearchParams): AdminView {
  const wanted = address.get("view");
  if (wanted === "people" && address.get("group") === "admins") return "team";
  for (const { views } of adminPlaces) {
    const asked = views.find(({ name }) => name === wanted);
    if (asked) return asked.name;
  }
  return isListAddress(address) ? "requests" : "queue";
}
