import { isListAddress } from "./requests/admin-search.ts";

export const adminViews = [
  { name: "queue", label: "Queue", to: "/admin-dashboard" },
  { name: "requests", label: "All requests", to: "/admin-dashboard?view=requests" },
  { name: "promise", label: "Promise", to: "/admin-dashboard?view=promise" },
  { name: "rates", label: "Rates", to: "/admin-dashboard?view=rates" },
  { name: "supply", label: "Supply", to: "/admin-dashboard?view=supply" },
  { name: "reviews", label: "Reviews", to: "/admin-dashboard?view=reviews" },
  { name: "content", label: "Content", to: "/admin-dashboard?view=content" },
  { name: "people", label: "People & Builders", to: "/admin-dashboard?view=people" },
  { name: "measures", label: "Measures", to: "/admin-dashboard?view=measures" },
  { name: "log", label: "Audit Log", to: "/admin-dashboard?view=log" },
] as const;
export type AdminView = (typeof adminViews)[number]["name"];

/**
 * The view that a URL selects. The plain URL shows the queue and the list of all requests below it;
 * a URL with a filter of that list shows only the list.
 */
export function adminView(address: URLSearchParams): AdminView {
  const asked = adminViews.find(({ name }) => name === address.get("view"))?.name;
  return asked ?? (isListAddress(address) ? "requests" : "queue");
}
