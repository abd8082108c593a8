/** Topics whose drawings fit any article. */
const topics = [
  "plan",
  "choice",
  "quotes",
  "budget",
  "staff",
  "weeks",
  "sightlines",
  "small",
] as const;

/** URL of a drawn picture; each sheet draws the same topic differently. */
export function placeholderPath(picture: number, sheet: 1 | 2 | 3 | 4 | 5 | 6 = 1): string {
  return `/img/topic/${topics[picture % topics.length]}-${picture}-${sheet}.svg`;
}

/** URL of another drawing of an article's drawn picture; null for other pictures. */
export function otherSheet(picture: string | null, sheet: number): string | null {
  const [, drawing] = /^(\/img\/topic\/[a-z]+-\d+)-1\.svg$/.exec(picture ?? "") ?? [];
  return drawing ? `${drawing}-${sheet}.svg` : null;
}
