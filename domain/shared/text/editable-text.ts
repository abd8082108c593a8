import type { SafeHtml } from "./safe-html.ts";

/** Sanitized text as its author typed it: escapes that the sanitizer would add again are undone. */
export function toEditableText(html: SafeHtml): string {
  return html
    .replace(/&lt;(?![a-z/!?])/gi, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;(?![a-z\d#])/gi, "&");
}
