type Hash = (text: string) => string;

/**
 * CSP hashes of the inline scripts that carry `mark` as their nonce, without duplicates. An
 * injected script can't know the mark, so it never runs.
 */
export function inlineScriptHashes(html: string, mark: string, hash: Hash): string[] {
  const hashes = new Set<string>();
  const nonce = ` nonce="${mark}"`;
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, at + nonce.length)) {
    const tag = html.slice(html.lastIndexOf("<", at), html.indexOf(">", at));
    if (!tag.startsWith("<script ") || tag.includes(" src=")) continue;
    const code = html.slice(html.indexOf(">", at) + 1, html.indexOf("</script>", at));
    hashes.add(`'sha256-${toBase64(hash(code))}'`);
  }
  return [...hashes];
}

function toBase64(hexadecimal: string): string {
  const bytes = hexadecimal.match(/../g) ?? [];
  return btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))));
}
