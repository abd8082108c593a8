export type TestAnswer = {
  status: number;
  headers: Headers;
  text: string;
  bytes: Uint8Array;
  /** The parsed JSON, whatever it is; undefined when the body is something else. */
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect in it
  body: any;
};

export type TestClient = {
  /** Name and value, like a browser's; a test may put in what it likes. */
  jar: Map<string, string>;
  call(path: string, init?: RequestInit): Promise<TestAnswer>;
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  /** With a body it is JSON: a text as it is, anything else written as JSON. */
  send(
    method: "POST" | "PATCH" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer>;
};

type Ask = (path: string, init: RequestInit) => Response | Promise<Response>;

/** One browser, as a server sees it: it keeps cookies, follows no redirect, and reads every answer to its end. */
export function createTestClient(ask: Ask, cookies: Record<string, string> = {}): TestClient {
  const jar = new Map(Object.entries(cookies));

  async function call(path: string, init: RequestInit = {}): Promise<TestAnswer> {
    const headers = new Headers(init.headers);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie && !headers.has("cookie")) headers.set("cookie", cookie);
    const response = await ask(path, { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const isJson = response.headers.get("content-type")?.includes("json") && text !== "";
    const body = isJson ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, text, bytes, body };
  }

  return {
    jar,
    call,
    get: (path, headers = {}) => call(path, { headers }),
    send: (method, path, body, headers = {}) =>
      body === undefined
        ? call(path, { method, headers })
        : call(path, {
            method,
            headers: { "content-type": "application/json", ...headers },
            body: typeof body === "string" ? body : JSON.stringify(body),
          }),
  };
}
