/**
 * The CSP source of every inline script in a page that carries `mark` as its nonce, each once. A script that somebody got into
 * the page by other ways does not know the mark, and so never runs.
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
