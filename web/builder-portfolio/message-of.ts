type Entry = { message?: string } | undefined;

/** What is wrong with a list: its own problem, or that of its first bad entry. */
export function messageOf(error: Entry | { [place: number]: Entry }): string | undefined {
  if (!error) return undefined;
  const { message } = error as { message?: string };
  return message ?? Object.values(error).find((each) => each?.message)?.message;
}
