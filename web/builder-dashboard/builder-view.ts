export const builderViews = [
  { name: "requests", label: "Requests", to: "/dashboard" },
  { name: "opportunities", label: "Opportunities", to: "/dashboard?view=opportunities" },
  { name: "quotes", label: "My quotes", to: "/dashboard?view=quotes" },
  { name: "portfolio", label: "Portfolio", to: "/dashboard?view=portfolio" },
  { name: "rates", label: "Rates", to: "/dashboard?view=rates" },
  { name: "profile", label: "Profile", to: "/dashboard?view=profile" },
] as const;
export type BuilderView = (typeof builderViews)[number]["name"];

/** The view that a URL selects. The plain URL shows the requests and the rest below. */
export function builderView(address: URLSearchParams): BuilderView {
  const asked = address.get("view");
  return builderViews.find(({ name }) => name === asked)?.name ?? "requests";
}
