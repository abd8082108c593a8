import process from "node:process";
import { createSmtpMailbox } from "../adapters/mail/smtp-mailbox.ts";
import { uuids } from "../adapters/system/clock-and-ids.ts";
import { readConfig } from "../app-server/config.ts";
import { StartupError } from "../app-server/runtime/startup-error.ts";
import { newMessage } from "../domain/messages/new-message.ts";
import { oneEmail } from "./command/one-email.ts";
import { runCommand } from "./command/run-command.ts";
import { siteClock } from "./command/site-clock.ts";

const help = `Sends one mail by the way that all mail goes, at once, and says what the mail server answered.

  deno task send-test-mail EMAIL

Uses MAIL_URL, MAIL_FROM, SITE_NAME, ORIGIN and SUPPORT_EMAIL, and no database.`;

await runCommand({
  help,
  async run({ positionals }) {
    const address = oneEmail(positionals);
    const { mailUrl, mailFrom, siteName, origin, supportEmail } = readConfig(process.env);
    if (mailUrl === undefined)
      throw new StartupError(
        "MAIL_URL is not set: mail is stored and shown at /dev/mail, and none is sent",
      );
    const site = { siteName, origin, supportEmail };
    const mailbox = createSmtpMailbox({ url: mailUrl, from: mailFrom, site });
    const letter = { kind: "test-mail", to: { name: null, address } } as const;
    const about = { at: siteClock().now(), dedupeKey: null };
    const outcome = await mailbox.send(newMessage({ ids: uuids }, letter, about));
    mailbox.close();
    const { host } = new URL(mailUrl);
    if (outcome.kind !== "accepted")
      throw new StartupError(`${host} did not take it: ${outcome.error}`);
    console.log(`${host} took a mail from ${mailFrom} to ${address}. Look whether it arrives`);
    return 0;
  },
});
