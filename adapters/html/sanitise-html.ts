import sanitise from "sanitize-html";
import type { HtmlSanitiser, SafeHtml } from "../../domain/shared/safe-html.ts";

const options: sanitise.IOptions = {
  allowedTags: [
    ...["p", "br", "h2", "h3", "h4", "ul", "ol", "li", "blockquote"],
    ...["a", "strong", "em", "b", "i", "u", "s", "code", "sub", "sup", "hr"],
    ...["figure", "figcaption", "table", "thead", "tbody", "tr", "th", "td"],
  ],
  // ids, names, classes and styles could reach into the page around
  allowedAttributes: { a: ["href", "rel"], th: ["scope"] },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: {
    h1: "h2",
    a: sanitise.simpleTransform("a", { rel: "noopener nofollow ugc" }),
  },
};

/** Sanitises with a list of what is allowed; whatever is not on it goes, and scripts and styles with what they hold. */
export const sanitiseHtml: HtmlSanitiser = (text) => sanitise(text, options) as SafeHtml;
