import process from "node:process";
import { compose } from "../app-server/compose.ts";
import { readConfig } from "../app-server/config.ts";
import { StartupError } from "../app-server/runtime/startup-error.ts";
import type { QueuedChoice } from "../domain/mail-hold/release-mail.ts";
import { type HeldState, mostCounted } from "../domain/mail-hold/view-mail-hold.ts";
import { runCommand } from "./command/run-command.ts";
import { WrongUse } from "./command/wrong-use.ts";

const help = `Releases the emails of a copied database. \`restore\` makes one, and so does a start with HOLD_MAIL=true: no email leaves it but
sign-in links and codes that people ask for, and no promise is evaluated.

  deno task release-mail                 says what waits, and changes nothing
  deno task release-mail --send          sends every queued email
  deno task release-mail --drop-older    drops those written before the copy was made, and sends those written since
  deno task release-mail --drop          drops every queued email

Promises that fell due meanwhile are settled in the ledger first, and emails about them go the way of those written since. A dropped
email counts as failed: invitations can be sent again from the admin's page. Only release a copy that takes the place of the real site.
Uses DATABASE_URL, or the database in DATA_DIR (.data).`;

const boolean = { type: "boolean" } as const;

await runCommand({
  help,
  options: { send: boolean, "drop-older": boolean, drop: boolean },
  async run({ positionals, values }) {
    const chosen = (["send", "drop-older", "drop"] as const).filter((name) => values[name]);
    if (positionals.length > 0 || chosen.length > 1)
      throw new WrongUse("Give one of --send, --drop-older and --drop, or nothing");
    const config = readConfig(process.env);
    const steps: (() => Promise<void> | void)[] = [];
    try {
      const { newCore, readiness } = await compose(config, (step) => steps.push(step));
      const missing = await readiness(30_000);
      if (missing) throw new StartupError(`Cannot work: ${missing}`);
      const [queued] = chosen;
      if (queued) await release(newCore().mailHold, queued);
      else console.log(wordsOf(await newCore().mailHold.readMailHold()));
    } finally {
      for (const step of steps.reverse()) await step();
    }
    return 0;
  },
});

type MailHold = ReturnType<Awaited<ReturnType<typeof compose>>["newCore"]>["mailHold"];

async function release({ releaseHeldMail }: MailHold, queued: QueuedChoice): Promise<void> {
  const released = await releaseHeldMail(queued, null);
  if (!released.ok)
    throw new StartupError(
      released.refusal.kind === "mail-not-held"
        ? "No emails are on hold"
        : "HOLD_MAIL is set: remove it from the settings of every process, restart them, then release",
    );
  const { sent, dropped } = released.value;
  console.log(`Released. Emails to be sent by the next worker: ${sent}, dropped: ${dropped}`);
}

function wordsOf(held: HeldState | null): string {
  if (!held) return "No emails are on hold";
  const { since, origin, older, newer, promisesDue, isSetting } = held;
  const how = origin === "restore" ? "a backup was restored" : "it was started with HOLD_MAIL";
  const due = promisesDue === mostCounted ? `${mostCounted} or more` : `${promisesDue}`;
  return [
    `Emails are on hold since ${since.toISOString()}, when ${how}`,
    `Queued emails: ${older} written before it, ${newer} since`,
    `Promises that fell due and were not evaluated: ${due}`,
    isSetting
      ? "HOLD_MAIL is set: remove it and restart before you release them"
      : "Release them with --send, --drop-older or --drop: see --help",
  ].join("\n");
}
