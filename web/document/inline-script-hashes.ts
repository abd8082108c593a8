/** The scripts that every page has are the same ones; those with data are longer. */
const longestKept = 4_096;
const mostKept = 100;
const kept = new Map<string, Promise<string>>();

/**
 * CSP hashes of the inline scripts that carry `mark` as their nonce, deduplicated. An injected
 * script doesn't know the mark and never runs.
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
