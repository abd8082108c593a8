type Answer = { status: number; body: Record<string, unknown> };

/** An API client of one person: base URL and cookie jar. */
export type Client = {
  get(path: string): Promise<Answer>;
  send(
    method: "POST" | "PATCH",
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
};

export function createClient(base: string): Client {
  const jar = new Map<string, string>();

  async function call(path: string, init: RequestInit & { headers: Record<string, string> }) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = cookie ? { ...init.headers, cookie } : init.headers;
    const response = await fetch(new URL(path, base), { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, body: isJson ? JSON.parse(text) : { text } };
  }

  return {
    get: (path) => call(path, { method: "GET", headers: {} }),
    send(method, path, body, headers = {}) {
      if (body === undefined || body instanceof FormData)
        return call(path, { method, headers, body });
      const json = { ...headers, "content-type": "application/json" };
      return call(path, { method, headers: json, body: JSON.stringify(body) });
    },
  };
}
