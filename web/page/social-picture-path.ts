/** Picture of pages without their own. */
const usual = "/img/social/page/home.png";

const things: Record<string, string> = {
  portfolio: "project",
  builders: "builder",
  "trade-shows": "show",
  blog: "post",
};
/** The keys of `socialPages`, whose texts stay on the server. */
const pages = new Set(
  "how-it-works portfolio our-builders blog trade-show-calendar builder-network for-builders about-us promise contact quote privacy-policy terms-of-service cookie-policy".split(
    " ",
  ),
);

/** Path of a page's sharing picture, by the page's canonical path. */
export function socialPicturePath(canonicalPath: string): string {
  const { pathname } = new URL(canonicalPath, "http://localhost");
  const [first = "", id, ...rest] = pathname.slice(1).split("/");
  if (id === undefined) return pages.has(first) ? `/img/social/page/${first}.png` : usual;
  const kind = things[first];
  return kind && rest.length === 0 ? `/img/social/${kind}/${id}.png` : usual;
}
