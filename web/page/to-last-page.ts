import { redirect } from "react-router";

/** Redirects a page beyond a list's last one to the last, so that a list has as many addresses as pages. */
export function toLastPage(
  asked: number,
  found: { page: number } | undefined,
  hrefOf: (page: number) => string,
): void {
  if (found && found.page < asked) throw redirect(hrefOf(found.page));
}
