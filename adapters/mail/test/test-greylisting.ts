import { says, startSmtpServer } from "./test-smtp-server.ts";

/**
 * A mail server that greylists as postgrey does: it puts a sender off who is new to an address, and
 * takes the mail that is tried again after the pause.
 */
export async function startGreylistingServer({
  pauseMs,
  now,
}: {
  pauseMs: number;
  now: () => number;
}) {
  const firstAsked = new Map<string, number>();
  let refusals = 0;
  const server = await startSmtpServer({
    onRcpt(address, sender) {
      const pair = `${sender} ${address}`;
      const since = firstAsked.get(pair) ?? now();
      firstAsked.set(pair, since);
      if (now() - since >= pauseMs) return null;
      refusals += 1;
      return says(451, "4.7.1 Greylisted, please try again later");
    },
  });
  return { ...server, port: Number(new URL(server.url).port), refusals: () => refusals };
}
