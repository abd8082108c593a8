import {
  type AnyCallInput,
  createApiClient,
  toHeaders,
  toUrl,
} from "../../app-server/contract/api-client.ts";
import { ApiError } from "../../app-server/contract/api-error.ts";

/** The calls as the browser makes them: over REST, with cookies. */
export const fetchApi = createApiClient(async (address, input) => {
  const answer = await answerOf(address, input);
  return { body: await answer.json(), headers: answer.headers };
});

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

/** For responses that aren't JSON. */
export async function answerTo(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, credentials: "include" });
  if (response.ok) return response;
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}
