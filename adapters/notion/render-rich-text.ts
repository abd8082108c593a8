import type { RichTexts } from "./notion-page.ts";

/** Formatted text as HTML, with line breaks. Links aren't checked here; the sanitizer does that. */
export function renderRichText(texts: RichTexts): string {
  return texts
    .map(({ plain_text, href, annotations }) => {
      let html = escapeHtml(plain_text).replaceAll("\n", "<br>");
      if (annotations.code) html = `<code>${html}</code>`;
      if (annotations.bold) html = `<strong>${html}</strong>`;
      if (annotations.italic) html = `<em>${html}</em>`;
      if (annotations.strikethrough) html = `<s>${html}</s>`;
      if (annotations.underline) html = `<u>${html}</u>`;
      return href ? `<a href="${escapeHtml(href)}">${html}</a>` : html;
    })
    .join("");
}

export function plainText(texts: RichTexts): string {
  return texts.map(({ plain_text }) => plain_text).join("");
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
