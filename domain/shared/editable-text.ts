import type { SafeHtml } from "./safe-html.ts";

/** A sanitised text as its writer typed it: what the sanitiser escaped and would escape again is plain once more. */
export function toEditableText(html: SafeHtml): string {
  return html
    .replace(/&lt;(?![a-z/!?])/gi, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;(?![a-z\d#])/gi, "&");
}
