import type { SafeHtml } from "../../../domain/shared/text/safe-html.ts";
import { lines, richText } from "./rich-text.css.ts";

const hasBlocks = /<(p|ul|ol|h[2-4]|blockquote|table|figure)\b/;

/** Sanitized HTML. Without paragraphs, line breaks are preserved. */
export function RichText({ html }: { html: SafeHtml }) {
  const classes = hasBlocks.test(html) ? richText : `${richText} ${lines}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type says that it was sanitized when it was written
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />;
}
