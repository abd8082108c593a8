import type { ShowFilter } from "../../../domain/trade-shows/show-filter.ts";

/**
 * What a show has to do with time: it lies ahead of a day, is over by then, or has a day between two. What lies ahead is
 * in two parts: `soon` leaves out what began more than a year before or has no dates, `open` is just that. Or in three:
 * what is `next` to begin, what is `undated`, and what has `begun`.
 */
type When = Partial<
  Record<"ahead" | "soon" | "open" | "next" | "undated" | "begun" | "over" | "from" | "to", string>
>;

export type ShowConditions = {
  /** About `trade_show s`; one of a fixed number of texts. */
  where: string;
  values: string[];
  /** The number of the next parameter. */
  next: number;
};

const ahead = (value: string) => `s.last_day >= ${value}::date and s.status <> 'done'`;

const clauses = {
  // Too short for the index, whose every entry would be looked at.
  letters: (value: string) => `strpos(s.search_text, lower(${value} collate "und-x-icu")) > 0`,
  // By the collation of the index, or it is of no use.
  search: (value: string) =>
    `s.search_text like (lower(${value} collate "und-x-icu") collate "default")`,
  industry: (value: string) =>
    `lower(s.industry collate "und-x-icu") = lower(${value} collate "und-x-icu")`,
  status: (value: string) => `s.status = ${value}`,
  city: (value: string) => `s.city = ${value}`,
  year: (value: string) => `s.year = ${value}`,
  ahead,
  soon: (value: string) => `s.start_date >= ${value}::date - 366 and ${ahead(value)}`,
  open: (value: string) =>
    `(s.start_date is null or s.start_date < ${value}::date - 366) and ${ahead(value)}`,
  next: (value: string) => `s.start_date >= ${value}::date and ${ahead(value)}`,
  undated: (value: string) => `s.start_date is null and ${ahead(value)}`,
  begun: (value: string) => `s.start_date < ${value}::date and ${ahead(value)}`,
  over: (value: string) => `(s.last_day < ${value}::date or s.status = 'done')`,
  from: (value: string) => `s.last_day >= ${value}::date`,
  to: (value: string) => `s.start_date <= ${value}::date`,
};

/** The filter as a condition, its values bound to $1, $2 … */
export function showConditions(filter: ShowFilter, when: When): ShowConditions {
  const { search, ...others } = filter;
  const isShort = Array.from(search ?? "").length < 3;
  const wanted = {
    letters: isShort ? search : null,
    search: search && !isShort ? `%${escaped(search)}%` : null,
    ...others,
    ...when,
  };
  const where: string[] = [];
  const values: string[] = [];
  for (const [name, clause] of Object.entries(clauses)) {
    const value = wanted[name as keyof typeof wanted];
    if (value) where.push(clause(`$${values.push(value)}`));
  }
  return { where: where.join(" and ") || "true", values, next: values.length + 1 };
}

/** As `like` takes it literally. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
