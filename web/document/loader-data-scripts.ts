const escapes: Record<string, string> = {
  ">": "\\u003e",
  "<": "\\u003c",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * The loaders' data as inline scripts with this nonce, one for each part as it resolves, in the
 * encoding that React Router's client awaits.
 */
export async function* loaderDataScripts(
  stream: ReadableStream<Uint8Array>,
  nonce: string,
): AsyncGenerator<string> {
  const begin = `<script nonce="${nonce}">window.__reactRouterContext.streamController`;
  const decoder = new TextDecoder();
  for await (const chunk of stream) {
    const text = decoder.decode(chunk, { stream: true });
    yield `${begin}.enqueue(${literal(text)});</script>`;
  }
  yield `${begin}.close();</script>`;
}

function literal(text: string): string {
  return JSON.stringify(text).replace(/[><&\u2028\u2029]/g, (c) => escapes[c] ?? c);
}

const blockId = "loader-data";
const handOver = `{const{streamController:s}=window.__reactRouterContext;s.enqueue(document.getElementById("${blockId}").textContent);s.close()}`;

/**
 * The loaders' data of a page that is sent whole: a JSON block, which needs no CSP permission, and
 * a script with this nonce that hands the block to React Router's client. The script is the same on
 * every page.
 */
export async function loaderDataBlock(
  stream: ReadableStream<Uint8Array>,
  nonce: string,
): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
  }
  // in JSON this character occurs only within strings, so it can be escaped
  const data = text.replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${blockId}">${data}</script><script nonce="${nonce}">${handOver}</script>`;
}
