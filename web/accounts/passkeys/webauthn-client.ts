import type {
  PasskeyAnswer,
  PasskeyOptionsBody,
} from "../../../app-server/contract/accounts/passkeys.ts";
import { untilLoaded } from "../../lazy/until-loaded.ts";

const load = () => import("@simplewebauthn/browser");
type Library = Awaited<ReturnType<typeof load>>;
type RegistrationOptions = Parameters<Library["startRegistration"]>[0]["optionsJSON"];
type AuthenticationOptions = Parameters<Library["startAuthentication"]>[0]["optionsJSON"];

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof window !== "undefined" && typeof window.PublicKeyCredential === "function";
}

/** Has the device make a passkey. */
export async function makePasskey(options: PasskeyOptionsBody): Promise<PasskeyAnswer> {
  const { startRegistration } = await untilLoaded(load);
  return toAnswer(
    await startRegistration({ optionsJSON: options as unknown as RegistrationOptions }),
  );
}

/** Has a passkey prove who it is. */
export async function provePasskey(options: PasskeyOptionsBody): Promise<PasskeyAnswer> {
  const { startAuthentication } = await untilLoaded(load);
  return toAnswer(
    await startAuthentication({ optionsJSON: options as unknown as AuthenticationOptions }),
  );
}

type Answered = Awaited<ReturnType<Library["startRegistration" | "startAuthentication"]>>;

/** The same, as the objects with further parts that the call takes. */
function toAnswer({ response, clientExtensionResults, ...rest }: Answered): PasskeyAnswer {
  return {
    ...rest,
    response: { ...response },
    clientExtensionResults: { ...clientExtensionResults },
  };
}
