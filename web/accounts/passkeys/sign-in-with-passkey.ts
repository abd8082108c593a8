import { fetchApi } from "../../api/fetch-api.ts";
import { passkeyErrorText } from "../passkey-error-text.ts";
import { provePasskey } from "./webauthn-client.ts";

/** Signs in with a passkey and navigates on. Returns the error message, or null on success. */
export async function signInWithPasskey(returnTo: string | null): Promise<string | null> {
  try {
    const answer = await provePasskey(await fetchApi.call("POST /api/login/passkey/options"));
    const signedIn = await fetchApi.call("POST /api/login/passkey", { body: { answer, returnTo } });
    window.location.assign(signedIn.returnTo);
    return null;
  } catch (error) {
    return passkeyErrorText(error, { couldNot: "sign in" });
  }
}
