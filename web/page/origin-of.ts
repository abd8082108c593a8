/** Scheme and host of the site's URL, from the root route's data. */
export function originOf(matches: readonly unknown[]): string {
  const [root] = matches as readonly ({ loaderData?: { origin?: string } } | undefined)[];
  return root?.loaderData?.origin ?? "";
}
