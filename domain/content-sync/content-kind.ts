/** What is kept outside the product: each kind has a data source of its own. Builders first, since projects name theirs. */
export const contentKinds = ["builders", "portfolio", "trade-shows", "blog"] as const;
export type ContentKind = (typeof contentKinds)[number];
