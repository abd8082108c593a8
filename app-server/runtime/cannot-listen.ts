import { StartupError } from "./startup-error.ts";

/** `setting` is the variable that the port comes from; PORT by default. */
export type Place = { port: number; hostname: string; setting?: string };

const notHere = ({ hostname }: Place) =>
  `HOST must be an address of this machine, not "${hostname}"`;

const reasons: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port, setting = "PORT" }) =>
    `Port ${port} is already in use, set ${setting} to a free one`,
  EACCES: ({ port, setting = "PORT" }) =>
    `Port ${port} is not open to this account, set ${setting} to one above 1023`,
  EADDRNOTAVAIL: notHere,
  // the same error, from Node's server on Deno
  EINVAL: notHere,
};

/**
 * Converts an error to one with the operator's fix when a server can't listen; other errors are
 * returned unchanged.
 */
export function cannotListen(error: unknown, place: Place): unknown {
  const sentence = reasons[String((error as { code?: string }).code)]?.(place);
  return sentence ? new StartupError(sentence) : error;
}
