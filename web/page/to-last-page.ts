import { redirect } from "react-router";

/** For a loader: a page of a list beyond its last leads there, so that a list has as many addresses as it has pages. */
export function toLastPage(
  asked: number,
  found: { page: number } | undefined,
  hrefOf: (page: number) => string,
): void {
  if (found && found.page < asked) throw redirect(hrefOf(found.page));
}
