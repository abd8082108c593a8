import { openedNames } from "../page/use-opened.ts";

const named = [...openedNames, "settings"];

/**
 * Where a signed-out reader of the dashboard goes: home from its plain address, as always; to the sign-in, and back here,
 * from one that opens something.
 */
export function signedOutRedirect(url: URL): string {
  if (!named.some((name) => url.searchParams.has(name))) return "/";
  return `/login?${new URLSearchParams({ returnTo: `${url.pathname}${url.search}` })}`;
}
