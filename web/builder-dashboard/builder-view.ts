/** The builder's views, each at an address of its own, in one of three places. */
export const builderViews = [
  { name: "requests", place: "requests", label: "Requests", to: "/dashboard" },
  {
    name: "opportunities",
    place: "requests",
    label: "Opportunities",
    to: "/dashboard?view=opportunities",
  },
  { name: "quotes", place: "requests", label: "My quotes", to: "/dashboard?view=quotes" },
  { name: "jobs", place: "jobs", label: "Jobs", to: "/dashboard?view=jobs" },
  { name: "profile", place: "profile", label: "Company", to: "/dashboard?view=profile" },
  { name: "portfolio", place: "profile", label: "Portfolio", to: "/dashboard?view=portfolio" },
  { name: "vetting", place: "profile", label: "Vetting", to: "/dashboard?view=vetting" },
  {
    name: "rates",
    place: "profile",
    label: "Rates and availability",
    to: "/dashboard?view=rates",
  },
  { name: "money", place: "profile", label: "Money", to: "/dashboard?view=money" },
] as const;

/** The view that a URL selects; the plain URL shows the requests. */
export function builderView(address: URLSearchParams) {
  const asked = address.get("view");
  return builderViews.find(({ name }) => name === asked) ?? builderViews[0];
}
