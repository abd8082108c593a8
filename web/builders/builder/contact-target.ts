/** As much of a builder as getting in touch needs. */
export type ContactTarget = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  website: string | null;
};

/** The quote form, with this builder's name in it. */
export function quoteFormFor({ name }: { name: string }): string {
  return `/?builder=${encodeURIComponent(name)}#quote-form`;
}

/** The page of a builder. */
export function builderHref(id: string): string {
  return `/builders/${encodeURIComponent(id)}`;
}
