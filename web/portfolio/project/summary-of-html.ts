const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The first words of HTML as plain text, for a page's description: at most 200 characters. */
export function summaryOfHtml(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
  return text.length <= 200 ? text : `${text.slice(0, 199).replace(/\s+\S*$/, "")}…`;
}
