/**
 * CSP hashes of the inline scripts that carry `mark` as their nonce, deduplicated. An injected
 * script doesn't know the mark and never runs.
 */
export async function inlineScriptHashes(html: string, mark: string): Promise<string[]> {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g);
  const own = Array.from(scripts).filter(([, tag = ""]) => tag.includes(` nonce="${mark}"`));
  const hashes = own.map(([, , code = ""]) => hash(code));
  return [...new Set(await Promise.all(hashes))];
}

async function hash(code: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
