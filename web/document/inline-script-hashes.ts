/** The scripts that every page has are the same ones; those with data are longer. */
const longestKept = 4_096;
const mostKept = 100;
const kept = new Map<string, Promise<string>>();

/**
 * The CSP source of every inline script in a page that carries `mark` as its nonce, each once. A script that somebody got into
 * the page by other ways does not know the mark, and so never runs.
 */
export async function inlineScriptHashes(html: string, mark: string): Promise<string[]> {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g);
  const own = Array.from(scripts).filter(([, tag = ""]) => tag.includes(` nonce="${mark}"`));
  return [...new Set(await Promise.all(own.map(([, , code = ""]) => hashOf(code))))];
}

function hashOf(code: string): Promise<string> {
  const known = kept.get(code);
  if (known) return known;
  const made = hash(code);
  if (code.length <= longestKept && kept.size < mostKept) kept.set(code, made);
  return made;
}

async function hash(code: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
