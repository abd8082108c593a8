/** The sign-ins that are switched on, in a sentence: "Google, GitHub and email". */
export function waysIn(providers: readonly { label: string }[]): string {
  const labels = providers.map(({ label }) => label);
  return labels.length === 0 ? "email" : `${labels.join(", ")} and email`;
}
