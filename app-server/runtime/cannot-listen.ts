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

/** What the operator can do about a server that cannot listen; anything else comes back as it is. */
export function cannotListen(error: unknown, place: Place): unknown {
  const sentence = reasons[String((error as { code?: string }).code)]?.(place);
  return sentence ? new StartupError(sentence) : error;
}
