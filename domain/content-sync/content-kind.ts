/** Content kinds with a data source of their own. Builders come first, since projects refer to them. */
export const contentKinds = ["builders", "portfolio", "trade-shows", "blog"] as const;
export type ContentKind = (typeof contentKinds)[number];
