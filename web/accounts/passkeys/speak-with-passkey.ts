import type { PasskeyOptionsBody } from "../../../app-server/contract/accounts/passkeys.ts";

type Library = typeof import("@simplewebauthn/browser");
type ToMake = Parameters<Library["startRegistration"]>[0]["optionsJSON"];
type ToProve = Parameters<Library["startAuthentication"]>[0]["optionsJSON"];

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof window !== "undefined" && typeof window.PublicKeyCredential === "function";
}

/** Has the device make a passkey. */
export async function makePasskey(options: PasskeyOptionsBody): Promise<unknown> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return startRegistration({ optionsJSON: options as unknown as ToMake });
}

/** Has a passkey prove who it is. */
export async function provePasskey(options: PasskeyOptionsBody): Promise<unknown> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return startAuthentication({ optionsJSON: options as unknown as ToProve });
}
