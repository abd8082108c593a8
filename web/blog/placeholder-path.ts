/** Topics that can be drawn and fit any article. */
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

/** The address of a drawn picture; another sheet shows the same topic in another way. */
export function placeholderPath(picture: number, sheet: 1 | 2 | 3 | 4 | 5 | 6 = 1): string {
  return `/img/topic/${topics[picture % topics.length]}-${picture}-${sheet}.svg`;
}

/** Another sheet of an article's own drawing; null for other pictures. */
export function otherSheet(picture: string | null, sheet: number): string | null {
  const [, drawing] = /^(\/img\/topic\/[a-z]+-\d+)-1\.svg$/.exec(picture ?? "") ?? [];
  return drawing ? `${drawing}-${sheet}.svg` : null;
}
