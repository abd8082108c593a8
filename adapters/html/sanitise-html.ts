import sanitise from "sanitize-html";
import { readPictureAddress } from "../../domain/pictures/picture-address.ts";
import type { HtmlSanitiser, SafeHtml } from "../../domain/shared/safe-html.ts";

const options: sanitise.IOptions = {
  allowedTags: [
    ...["p", "br", "h2", "h3", "h4", "ul", "ol", "li", "blockquote"],
    ...["a", "strong", "em", "b", "i", "u", "s", "code", "sub", "sup", "hr"],
    ...["img", "figure", "figcaption", "table", "thead", "tbody", "tr", "th", "td"],
  ],
  // ids, names, classes and styles could reach into the page around
  allowedAttributes: {
    a: ["href", "rel"],
    th: ["scope"],
    img: ["src", "alt", "width", "height", "loading"],
  },
  // pictures that this site keeps, and no others
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !readPictureAddress(attribs.src ?? ""),
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: {
    h1: "h2",
    img(tagName, { src = "", alt = "" }) {
      const { width = 0, height = 0 } = readPictureAddress(src) ?? {};
      const attribs = { src, alt, width: `${width}`, height: `${height}`, loading: "lazy" };
      return { tagName, attribs };
    },
    a: sanitise.simpleTransform("a", { rel: "noopener nofollow ugc" }),
  },
};

/** Sanitises with a list of what is allowed; whatever is not on it goes, and scripts and styles with what they hold. */
export const sanitiseHtml: HtmlSanitiser = (text) => sanitise(text, options) as SafeHtml;
