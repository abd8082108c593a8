const escapes: Record<string, string> = {
  ">": "\\u003e",
  "<": "\\u003c",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** The loaders' data as inline scripts with this nonce, one as each part comes, in the form in which React Router's client awaits it. */
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
