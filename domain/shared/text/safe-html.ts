/** Sanitized HTML: contains no script, style or frame and may be inserted into a page unescaped. */
export type SafeHtml = string & { readonly safeHtml: true };

/** Keeps harmless markup and drops the rest. Text without markup stays text, with `&` and `<` escaped. */
export type HtmlSanitizer = (text: string) => SafeHtml;
