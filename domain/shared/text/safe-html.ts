/** HTML that a sanitizer has passed: it holds no script, style or frame, and may be put into a page as it is. */
export type SafeHtml = string & { readonly safeHtml: true };

/** Keeps harmless markup and drops the rest. Text without markup stays text, with `&` and `<` escaped. */
export type HtmlSanitizer = (text: string) => SafeHtml;
