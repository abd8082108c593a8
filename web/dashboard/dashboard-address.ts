import { openedNames } from "../page/use-opened.ts";

const named = [...openedNames, "settings", "view"];

/**
 * The path that an outdated URL redirects to: a comparison used to be a dialog here and is a page
 * now. Null for other URLs.
 */
export function movedTo(url: URL): string | null {
  const id = url.searchParams.get("compare");
  return id ? `/requests/${encodeURIComponent(id)}/compare` : null;
}

/**
 * The path to which the dashboard redirects a signed-out visitor: home from the plain URL; to the
 * sign-in, with return, from a URL that opens a dialog.
 */
export function signedOutRedirect(url: URL): string {
  if (!named.some((name) => url.searchParams.has(name))) return "/";
  return `/login?${new URLSearchParams({ returnTo: `${url.pathname}${url.search}` })}`;
}
