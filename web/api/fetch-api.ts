import {
  type AnyCallInput,
  createApiClient,
  toHeaders,
  toUrl,
} from "../../app-server/contract/api-client.ts";
import type { AccountCommands } from "./account-commands.ts";
import type { Api, Commands } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { nullAt } from "./null-at.ts";

/** The calls as the browser makes them: over REST, with cookies. */
export const fetchApi: Api & Commands & AccountCommands = {
  ...createApiClient(async (address, input) => {
    const answer = await answerOf(address, input);
    return { body: await answer.json(), headers: answer.headers };
  }),

  currentUser: () => nullAt(401, get("/api/auth/user")),
  changeProfile: (form) => send("PATCH", "/api/auth/user/profile", form),
  switchType: (userType) => send("PATCH", "/api/auth/user/type", { userType }),
  emailToConfirm: () => get("/api/auth/user/email-change"),
  ownProviders: () => get("/api/auth/user/providers"),
  removeOwnProvider: (id) => send("DELETE", path`/api/auth/user/providers/${id}`),
  removedProviders: () => get("/api/auth/user/providers/removed"),
  letProviderIn: (id) => send("POST", path`/api/auth/user/providers/${id}/let-in`),
  passkeys: () => get("/api/auth/user/passkeys"),
  passkeyOptions: () => send("POST", "/api/auth/user/passkeys/options"),
  addPasskey: (name, answer) => send("POST", "/api/auth/user/passkeys", { name, answer }),
  renamePasskey: (id, name) => send("PATCH", path`/api/auth/user/passkeys/${id}`, { name }),
  removePasskey: (id) => send("DELETE", path`/api/auth/user/passkeys/${id}`),
  passkeySignInOptions: () => send("POST", "/api/login/passkey/options"),
  signInByPasskey: (answer, returnTo) => send("POST", "/api/login/passkey", { answer, returnTo }),
  mailChoices: () => get("/api/auth/user/mail"),
  chooseMail: (wanted) => send("PUT", "/api/auth/user/mail", { wanted }),
  proof: () => get("/api/auth/user/proof"),
  proofOptions: () => send("POST", "/api/auth/user/proof/passkey/options"),
  proveByPasskey: (answer) => send("POST", "/api/auth/user/proof/passkey", { answer }),
  sendProofCode: () => send("POST", "/api/auth/user/proof/email"),
  proveByCode: (code) => send("POST", "/api/auth/user/proof/email/verify", { code }),
  sessions: () => get("/api/auth/user/sessions"),
  endSession: (id) => send("DELETE", path`/api/auth/user/sessions/${id}`),
  signOutEverywhere: () => send("DELETE", "/api/auth/user/sessions"),
  accountEvents: () => get("/api/auth/user/events"),
  deleteAccount: (form) => send("DELETE", "/api/auth/user", form),
  keepEmail: () => send("DELETE", "/api/auth/user/email-change"),

  async quotesCsv(search) {
    const wanted = new URLSearchParams();
    for (const name of ["status", "search"]) {
      const value = search.get(name);
      if (value) wanted.set(name, value);
    }
    const response = await answerTo(`/api/admin/quotes.csv?${wanted}`, { method: "GET" });
    const told = response.headers.get("content-disposition") ?? "";
    const name = /filename="([^"]+)"/.exec(told)?.[1] ?? "quote-requests.csv";
    return { name, file: await response.blob() };
  },
};

function answerOf(address: string, input: AnyCallInput): Promise<Response> {
  const [method = "GET"] = address.split(" ");
  const headers = toHeaders(input);
  if (input.body === undefined) return answerTo(toUrl(address, input), { method, headers });
  return answerTo(toUrl(address, input), {
    method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(input.body),
  });
}

function get<Body>(url: string): Promise<Body> {
  return call(url, { method: "GET" });
}

function send<Body>(
  method: "POST" | "PATCH" | "PUT" | "DELETE",
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Body> {
  if (body === undefined) return call(url, { method, headers });
  const json = { ...headers, "content-type": "application/json" };
  return call(url, { method, headers: json, body: JSON.stringify(body) });
}

async function call<Body>(url: string, init: RequestInit): Promise<Body> {
  return (await answerTo(url, init)).json();
}

async function answerTo(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, credentials: "include" });
  if (response.ok) return response;
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}

function path(parts: TemplateStringsArray, ...ids: string[]): string {
  return String.raw({ raw: parts }, ...ids.map(encodeURIComponent));
}
