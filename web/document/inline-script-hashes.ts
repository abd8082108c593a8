/** The CSP source of every inline script in a page, each once. */
export async function inlineScriptHashes(html: string): Promise<string[]> {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = Array.from(scripts, ([, code = ""]) => hash(code));
  return [...new Set(await Promise.all(hashes))];
}

async function hash(code: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
