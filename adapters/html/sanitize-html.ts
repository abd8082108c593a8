import sanitize from "sanitize-html";
import { safeReturnTo } from "../../domain/accounts/sign-in/safe-return-to.ts";
import { readPictureAddress } from "../../domain/pictures/picture-address.ts";
import type { HtmlSanitizer, SafeHtml } from "../../domain/shared/text/safe-html.ts";

const options: sanitize.IOptions = {
  allowedTags: [
    "p",
    "br",
    "h2",
    "h3",
    "h4",
    "ul",
    "ol",
    "li",
    "blockquote",
    "a",
    "strong",
    "em",
    "b",
    "i",
    "u",
    "s",
    "code",
    "sub",
    "sup",
    "hr",
    "img",
    "figure",
    "figcaption",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  // ids, names, classes and styles could affect the surrounding page
  allowedAttributes: {
    a: ["href", "rel"],
    th: ["scope"],
    img: ["src", "alt", "width", "height", "loading"],
  },
  // allows only pictures stored by this site
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
    a(tagName, { href }) {
      const attribs: sanitize.Attributes = { rel: "noopener nofollow ugc" };
      if (href !== undefined && !actsOnSession(href)) attribs.href = href;
      return { tagName, attribs };
    },
  },
};

/**
 * Whether a link leads to this site's API or its pages for signing in and out, where one click
 * would act for its reader.
 */
function actsOnSession(href: string): boolean {
  const site = "https://this.site";
  const url = URL.canParse(href, site) ? new URL(href, `${site}/a/page`) : null;
  if (url?.origin !== site) return false;
  return /^\/+api(\/|$)/i.test(url.pathname) || safeReturnTo(url.pathname) === null;
}

/**
 * Sanitizes with an allowlist: other elements are unwrapped; scripts and styles are removed with
 * their content.
 */
export const sanitizeHtml: HtmlSanitizer = (text) => sanitize(text, options) as SafeHtml;
