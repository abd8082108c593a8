import type { SafeHtml } from "./safe-html.ts";

/** Sanitized text for an edit field: undoes escapes that the sanitizer will add again. */
export function toEditableText(html: SafeHtml): string {
  return html
    .replace(/&lt;(?![a-z/!?])/gi, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;(?![a-z\d#])/gi, "&");
}
