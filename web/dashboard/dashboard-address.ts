import { openedNames } from "../page/use-opened.ts";

const named = [...openedNames, "settings", "view"];

/** The page that an earlier address leads to: a comparison was a dialog here, and is a page now. Null for every other address. */
export function movedTo(url: URL): string | null {
  const id = url.searchParams.get("compare");
  return id ? `/requests/${encodeURIComponent(id)}/compare` : null;
}

/**
 * The address to which the dashboard redirects a signed-out visitor: home from its plain URL; to the sign-in and back
 * from a URL that opens a dialog.
 */
export function signedOutRedirect(url: URL): string {
  if (!named.some((name) => url.searchParams.has(name))) return "/";
  return `/login?${new URLSearchParams({ returnTo: `${url.pathname}${url.search}` })}`;
}
