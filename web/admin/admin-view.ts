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
 * The view that an address asks for. The plain one begins with the queue and has the list of all requests below; an address
 * with a filter of that list shows the list alone.
 */
export function adminView(address: URLSearchParams): AdminView {
  const asked = adminViews.find(({ name }) => name === address.get("view"))?.name;
  return asked ?? (isListAddress(address) ? "requests" : "queue");
}
