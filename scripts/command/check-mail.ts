import { createSmtpMailbox } from "../../adapters/mail/smtp-mailbox.ts";
import type { Config } from "../../app-server/config.ts";
import { type Check, failed } from "./check.ts";

/** Checks that the mail server accepts the login. Nothing is sent. */
export async function checkMail(config: Config): Promise<Check> {
  const { mailUrl, mailFrom, siteName, origin, supportEmail } = config;
  const about = "mail";
  if (mailUrl === undefined)
    return {
      level: "ok",
      about,
      found: "MAIL_URL is not set: mail is stored and shown at /dev/mail",
    };
  const { host, username } = new URL(mailUrl);
  const site = { siteName, origin, supportEmail };
  const mailbox = createSmtpMailbox({ url: mailUrl, from: mailFrom, site });
  try {
    await mailbox.verify();
    const found = `${host} answers${username ? ` and knows ${decodeURIComponent(username)}` : ""}`;
    return { level: "ok", about, found: `${found}; send-test-mail sends one` };
  } catch (error) {
    const todo =
      "look at host, port, name and password in MAIL_URL; ports 25 and 587 are often closed";
    return failed({ about, where: host, error, todo });
  } finally {
    mailbox.close();
  }
}
