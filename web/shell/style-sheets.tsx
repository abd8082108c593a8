import { use } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from "react-router";

/**
 * The style sheets of the page's routes. With `precedence`, React shows a page only when its sheets
 * have loaded, and keeps them. Other links of a route are in its `meta` or in its page.
 */
export function StyleSheets() {
  const routes = use(FrameworkContext)?.manifest.routes ?? {};
  const sheets = useMatches().flatMap(({ id }) => routes[id]?.css ?? []);
  return sheets.map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />);
}
