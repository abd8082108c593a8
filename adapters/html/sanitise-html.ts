import sanitise from "sanitize-html";
import { readPictureAddress } from "../../domain/pictures/picture-address.ts";
import type { HtmlSanitiser, SafeHtml } from "../../domain/shared/text/safe-html.ts";

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
  // only pictures stored by this site
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

/** Sanitizes by an allowlist: other elements are unwrapped, scripts and styles removed with their content. */
export const sanitiseHtml: HtmlSanitiser = (text) => sanitise(text, options) as SafeHtml;
