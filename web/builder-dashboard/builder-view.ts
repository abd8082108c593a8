export const builderViews = [
  { name: "requests", label: "Requests", to: "/dashboard" },
  { name: "opportunities", label: "Opportunities", to: "/dashboard?view=opportunities" },
  { name: "quotes", label: "My quotes", to: "/dashboard?view=quotes" },
  { name: "portfolio", label: "Portfolio", to: "/dashboard?view=portfolio" },
  { name: "rates", label: "Rates", to: "/dashboard?view=rates" },
  { name: "profile", label: "Profile", to: "/dashboard?view=profile" },
] as const;
export type BuilderView = (typeof builderViews)[number]["name"];

/** Which part of the builder's app an address asks for: the plain one begins with the requests and has the rest below. */
export function builderView(address: URLSearchParams): BuilderView {
  const asked = address.get("view");
  return builderViews.find(({ name }) => name === asked)?.name ?? "requests";
}
