import { fetchApi } from "../api/fetch-api.ts";
import { provePasskey } from "./passkeys/webauthn-client.ts";

/** Re-authenticates with a passkey before a sensitive action. */
export async function reauthenticateByPasskey() {
  const options = await fetchApi.call("POST /api/auth/user/proof/passkey/options");
  const body = { answer: await provePasskey(options) };
  return fetchApi.call("POST /api/auth/user/proof/passkey", { body });
}
