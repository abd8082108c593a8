type Entry = { message?: string } | undefined;

/** The error of a list field: its own, or that of its first invalid entry. */
export function messageOf(error: Entry | { [place: number]: Entry }): string | undefined {
  if (!error) return undefined;
  const { message } = error as { message?: string };
  return message ?? Object.values(error).find((each) => each?.message)?.message;
}
