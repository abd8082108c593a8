import { latinFirst, nameParts } from "../shared/text/name-parts.ts";

/** The most characters of a show's short name. */
export const shortNameLength = 40;

/** Two to eight capitals, with digits or "&" among them: "RSNA", "CES", "M&T". */
const abbreviation =
  /(?<![\p{L}\p{N}])(?=(?:[^\p{Lu}]*\p{Lu}){2})[\p{Lu}\p{N}&]{2,8}(?![\p{L}\p{N}])/u;
const inBrackets = new RegExp(`\\((${abbreviation.source})\\)`, "u");
/** Capitals that name no show. */
const noName = /(?<![\p{L}\p{N}])(?:USA|UAE|EMEA|APAC|LED|[IVX]{2,})(?![\p{L}\p{N}])/gu;
const yearOfText = /(?<!\d)20\d\d(?!\d)/;

/**
 * A show's name for a row, a head or a subject: as it is up to 40 characters, Latin part first; else
 * its abbreviation and year ("RSNA 2026"), else its first words and "…" (W25). `day`: the show's day, for the
 * year, as a date or as typed.
 */
export function shortShowName(name: string, day: string | null = null): string {
  const whole = latinFirst(name);
  if ([...whole].length <= shortNameLength) return whole;
  const { latin } = nameParts(name);
  if (latin && [...latin].length <= shortNameLength) return latin;
  const text = (latin || whole).replace(noName, " ");
  const [short] = inBrackets.exec(text)?.slice(1) ?? abbreviation.exec(text) ?? [];
  const year = [name, day ?? ""].flatMap((text) => yearOfText.exec(text)?.[0] ?? [])[0];
  if (short && short !== text.trim()) return [short, year].filter(Boolean).join(" ");
  return firstWords(latin || whole);
}

/** The words that fit into a short name, with "…"; a word longer than that is cut. */
function firstWords(text: string): string {
  const room = [...text].slice(0, shortNameLength - 1).join("");
  const end = text.charAt(room.length) === " " ? room.length : room.lastIndexOf(" ");
  const words = end > 0 ? room.slice(0, end) : room;
  return `${words.replace(/[\s,;:–—-]+$/u, "")}…`;
}
