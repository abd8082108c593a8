import type { Biller } from "../../offers/category.ts";

type Line = { category: string; kind: string; billedBy: string };

const verbs: Record<Exclude<Biller, "builder">, string> = {
  show: "the show bills",
  exhibitor: "the exhibitor arranges",
};

/** The biller in words: "the show bills it"; null for the builder. */
export function billerWords(billedBy: string, what = "it"): string | null {
  const verb = Object.hasOwn(verbs, billedBy) ? verbs[billedBy as keyof typeof verbs] : null;
  return verb && `${verb} ${what}`;
}

/**
 * The billers of lines that exclude a category, in words; null when no line names the show or the
 * exhibitor.
 */
export function otherBillers(lines: readonly Line[], category: string): string | null {
  const own = lines.filter((line) => line.category === category);
  const excluded = own.filter(({ kind }) => kind === "excluded");
  const billers = [...new Set(excluded.map(({ billedBy }) => billedBy))];
  const isWhole = billers.length === 1 && excluded.length === own.length;
  const words = billers.flatMap((each) => billerWords(each, isWhole ? "it" : "part of it") ?? []);
  return words.join(", ") || null;
}
