/** What Notion says of a data source: the type of each property by its name. */
export type NotionSchema = { id: string; types: Map<string, string> };
