type Entry = { message?: string } | undefined;

/** The error message of a list field, or of its first invalid entry. */
export function messageOf(error: Entry | { [place: number]: Entry }): string | undefined {
  if (!error) return undefined;
  const { message } = error as { message?: string };
  return message ?? Object.values(error).find((each) => each?.message)?.message;
}
