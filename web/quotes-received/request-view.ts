/** Views of a request's page, each at an address of its own. */
export const requestViews = [
  { name: "quotes", label: "Quotes" },
  { name: "questions", label: "Questions and files" },
  { name: "brief", label: "Brief" },
  { name: "plan", label: "Plan" },
] as const;
export type RequestViewName = (typeof requestViews)[number]["name"];

/** The view that a URL selects; the plain URL shows the quotes. */
export function requestView(address: URLSearchParams) {
  const asked = address.get("view");
  return requestViews.find(({ name }) => name === asked) ?? requestViews[0];
}

/** The path of a request's page in one of its views. */
export function requestPath(id: string, view: RequestViewName = "quotes"): string {
  return `/requests/${id}${view === "quotes" ? "" : `?view=${view}`}`;
}
