/** The fields of a builder that getting in touch needs. */
export type ContactTarget = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  website: string | null;
};

/** URL of the quote form with these builders preselected. */
export function quoteFormFor(...builders: Pick<ContactTarget, "id" | "name">[]): string {
  const search = new URLSearchParams(builders.map(({ id, name }) => ["builder", `${id} ${name}`]));
  return `/?${search}#quote-form`;
}

/** URL of a builder's page. */
export function builderHref(id: string): string {
  return `/builders/${encodeURIComponent(id)}`;
}
