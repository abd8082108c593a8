/** The source of a figure, always shown with it. */
export type Source = {
  source: string;
  address: string | null;
  /** YYYY-MM-DD. */
  asOf: string;
};

const usefulMonths = 24;

/** Whether a figure is more than two years old, which is marked. */
export function isOld({ asOf }: Pick<Source, "asOf">, now: Date): boolean {
  const end = new Date(`${asOf}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + usefulMonths);
  return end < now;
}
