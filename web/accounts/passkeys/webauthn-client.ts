import type {
  PasskeyAnswer,
  PasskeyOptionsBody,
} from "../../../app-server/contract/accounts/passkeys.ts";
import { untilLoaded } from "../../lazy/until-loaded.ts";

const load = () => import("@simplewebauthn/browser");
type Library = Awaited<ReturnType<typeof load>>;
type RegistrationOptions = Parameters<Library["startRegistration"]>[0]["optionsJSON"];
type AuthenticationOptions = Parameters<Library["startAuthentication"]>[0]["optionsJSON"];

/** Whether this browser supports passkeys. */
export function knowsPasskeys(): boolean {
  return typeof window !== "undefined" && typeof window.PublicKeyCredential === "function";
}

/** Asks the device to create a passkey. */
export async function makePasskey(options: PasskeyOptionsBody): Promise<PasskeyAnswer> {
  const { startRegistration } = await untilLoaded(load);
  return toAnswer(
    await startRegistration({ optionsJSON: options as unknown as RegistrationOptions }),
  );
}

/** Asks the device to sign the challenge with a passkey. */
export async function provePasskey(options: PasskeyOptionsBody): Promise<PasskeyAnswer> {
  const { startAuthentication } = await untilLoaded(load);
  return toAnswer(
    await startAuthentication({ optionsJSON: options as unknown as AuthenticationOptions }),
  );
}

type Answered = Awaited<ReturnType<Library["startRegistration" | "startAuthentication"]>>;

/** Converts the browser's answer to the body of the call, which allows unknown properties. */
function toAnswer({ response, clientExtensionResults, ...rest }: Answered): PasskeyAnswer {
  return {
    ...rest,
    response: { ...response },
    clientExtensionResults: { ...clientExtensionResults },
  };
}
