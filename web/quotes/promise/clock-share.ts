type Times = { since: string; firstDueAt: string; allDueAt: string; pausedSince: string | null };

/** The promise's clock as percentages of the time from the request until all quotes are due. */
export function clockShare({ since, firstDueAt, allDueAt, pausedSince }: Times, now: Date) {
  const [start, end] = [Date.parse(since), Date.parse(allDueAt)];
  const at = pausedSince ? Date.parse(pausedSince) : now.getTime();
  const share = (moment: number) =>
    end > start
      ? Math.round(Math.min(1, Math.max(0, (moment - start) / (end - start))) * 100)
      : 100;
  return { elapsed: share(at), firstDue: share(Date.parse(firstDueAt)), isLate: at > end };
}
