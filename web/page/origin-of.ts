/** The site's own address, which the root route knows. */
export function originOf(matches: readonly unknown[]): string {
  const [root] = matches as readonly ({ loaderData?: { origin?: string } } | undefined)[];
  return root?.loaderData?.origin ?? "";
}
