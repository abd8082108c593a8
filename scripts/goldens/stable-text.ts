/** Matches ids, except those of the samples' content, which are stable. */
const ids = /\b(?!019b0000-)[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/g;
const hashes = /\b[0-9a-f]{64}\b/g;
/** Matches the time when a workbook was written, by the machine's clock. */
const written = /(<dcterms:\w+[^>]*>)[\d:TZ.-]+/g;
const tokens = /\b(id \d+|[0-9a-f-]{36})\.(\d+)\.(\d+)\.[\w-]{16,}/g;

/**
 * Replaces whatever depends on chance, build or time in a text: ids are numbered in the order of
 * their first appearance.
 */
export function stableText(text: string): string {
  const numbers = new Map<string, string>();
  const numberOf = (kind: string) => (id: string) => {
    const known = numbers.get(id) ?? `${kind} ${numbers.size + 1}`;
    numbers.set(id, known);
    return known;
  };
  return text
    .replace(/\r\n /g, "") // unfolds lines of a calendar, which are folded at 75 bytes
    .replace(/("version": "\d+-)[0-9a-f]{16}/g, "$1hash")
    .replace(/http:\/\/localhost:\d+/g, "http://site")
    .replace(/localhost(:|%3A)\d+/g, "site")
    .replace(written, "$1")
    .replace(ids, numberOf("id"))
    .replace(tokens, "token")
    .replace(hashes, numberOf("hash"))
    .replace(/_[RrS]_[0-9a-zA-Z]+_/g, numberOf("use"));
}

/**
 * A page or dialog as its reader gets it: streamed parts at their places, without scripts, styles,
 * class names and hashes; one tag per line.
 */
export function stableHtml(html: string): string {
  const bare = joinStreamed(html)
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replace(/<link rel="(modulepreload|stylesheet|preload)"[^>]*>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/ (class|nonce|integrity)="[^"]*"/g, "")
    .replace(/(\/assets\/[\w.-]+?)-[\w-]{8}\.(\w+)/g, "$1.$2")
    .replace(/--[\w-]+?__[a-z0-9]+/g, "--style");
  return `${stableText(bare).replace(/></g, ">\n<")}\n`;
}

/** Inserts the streamed parts of a page at their places, in whatever order they came. */
function joinStreamed(html: string): string {
  const parts = new Map<string, string>();
  const late =
    /<div hidden id="(S:\w+)">((?:(?!<div hidden id="S:)[\s\S])*?)<\/div>(<script[^>]*>(?:(?!<\/script>)[\s\S])*?\$RC\("(B:\w+)","\1"\)(?:(?!<\/script>)[\s\S])*<\/script>)/g;
  let page = html.replace(late, (_all, _segment, content, _script, place) => {
    parts.set(place, content);
    return "";
  });
  for (let found = true; found; ) {
    found = false;
    for (const [place, content] of parts) {
      const start = page.indexOf(`<!--$?--><template id="${place}"></template>`);
      if (start < 0) continue;
      page = page.slice(0, start) + content + page.slice(endOfBoundary(page, start));
      parts.delete(place);
      found = true;
    }
  }
  return page;
}

/** The end of the Suspense boundary that starts here; boundaries may be nested. */
function endOfBoundary(page: string, start: number): number {
  let depth = 0;
  for (const { 0: mark, index } of page.slice(start).matchAll(/<!--(\$[?!~]?|\/\$)-->/g)) {
    depth += mark === "<!--/$-->" ? -1 : 1;
    if (depth === 0) return start + index + mark.length;
  }
  return page.length;
}
