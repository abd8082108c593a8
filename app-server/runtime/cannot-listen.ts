import { StartupError } from "./startup-error.ts";

type Place = { port: number; hostname: string };

const notHere = ({ hostname }: Place) =>
  `HOST must be an address of this machine, not "${hostname}"`;

const reasons: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is already in use, set PORT to a free one`,
  EACCES: ({ port }) => `Port ${port} is not open to this account, set PORT to one above 1023`,
  EADDRNOTAVAIL: notHere,
  // the same, from Node's server on Deno
  EINVAL: notHere,
};

/** The operator's fix for a server that can't listen; other errors are returned unchanged. */
export function cannotListen(error: unknown, place: Place): unknown {
  const sentence = reasons[String((error as { code?: string }).code)]?.(place);
  return sentence ? new StartupError(sentence) : error;
}
