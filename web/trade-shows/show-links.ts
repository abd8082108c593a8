/** The one address of a show's page. */
export function showHref(id: string): string {
  return `/trade-shows/${encodeURIComponent(id)}`;
}

/** The quote form on the home page, with the show's name filled in. */
export function quoteHref(title: string): string {
  return `/?${new URLSearchParams({ show: title })}#quote-form`;
}
