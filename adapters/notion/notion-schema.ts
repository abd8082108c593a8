/** A data source's schema: the type of each property by name. */
export type NotionSchema = { id: string; types: Map<string, string> };
