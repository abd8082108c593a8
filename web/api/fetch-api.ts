import {
  type AnyCallInput,
  createApiClient,
  toHeaders,
  toUrl,
} from "../../app-server/contract/api-client.ts";
import { ApiError } from "../../app-server/contract/api-error.ts";

type Answer = { body: unknown; headers: Headers };
/** Pending writes, by address and input. */
const underWay = new Map<string, { asked: Promise<Answer>; at: number }>();
/**
 * Time in milliseconds within which an equal call counts as a double press; a later one may be a
 * retry of a request that hangs.
 */
const pressMs = 10_000;

/**
 * Calls the API over REST, with cookies. A double press of a button shares the first call's answer.
 */
export const fetchApi = createApiClient((address, input) => {
  if (address.startsWith("GET")) return ask(address, input);
  const key = JSON.stringify([address, toUrl(address, input), input]);
  const first = underWay.get(key);
  if (first && performance.now() - first.at < pressMs) return first.asked;
  const asked = ask(address, input).finally(() => {
    if (underWay.get(key)?.asked === asked) underWay.delete(key);
  });
  underWay.set(key, { asked, at: performance.now() });
  return asked;
});

async function ask(address: string, input: AnyCallInput): Promise<Answer> {
  const answer = await answerOf(address, input);
  return { body: await answer.json(), headers: answer.headers };
}

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

/** Makes a request whose answer isn't JSON. Throws the `ApiError` of a refusal. */
export async function answerTo(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, credentials: "include" });
  if (response.ok) return response;
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}

/** The body of the answer, or null when the call fails with this status. */
export function nullAt<Body>(status: number, answer: Promise<Body>): Promise<Body | null> {
  return answer.catch((error) => {
    if (error instanceof ApiError && error.status === status) return null;
    throw error;
  });
}
