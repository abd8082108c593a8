import { fetchApi } from "../api/fetch-api.ts";
import { provePasskey } from "./passkeys/webauthn-client.ts";

/** Has the person confirm with a passkey that it is them, before what cannot be taken back. */
export async function reauthenticateByPasskey() {
  const options = await fetchApi.call("POST /api/auth/user/proof/passkey/options");
  const body = { answer: await provePasskey(options) };
  return fetchApi.call("POST /api/auth/user/proof/passkey", { body });
}
