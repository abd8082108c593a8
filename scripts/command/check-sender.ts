import { resolveNs, resolveTxt } from "node:dns/promises";
import { parseSender } from "../../adapters/mail/parse-sender.ts";
import type { Config } from "../../app-server/config.ts";
import { within } from "../../app-server/services/within.ts";
import type { Check } from "./check.ts";

type Dns = {
  texts: (name: string) => Promise<string[][]>;
  nameServers: (name: string) => Promise<string[]>;
};

const about = "sender";
const todo = "docs/operating/run.md, Mail, has the lines";
const patienceMs = 3_000;

/**
 * Checks that mail filters can trust MAIL_FROM: its domain is the site's, and has SPF and DMARC
 * records. DKIM's record has a name that only the mail server knows. Nothing without a mail server.
 */
export async function checkSender(
  { mailUrl, mailFrom, origin }: Pick<Config, "mailUrl" | "mailFrom" | "origin">,
  { texts: readTexts, nameServers }: Dns = { texts: resolveTxt, nameServers: resolveNs },
): Promise<Check[]> {
  if (mailUrl === undefined) return [];
  const domain = parseSender(mailFrom)?.address.split("@").at(-1)?.toLowerCase() ?? "";
  const site = new URL(origin).hostname;
  if (owned(domain) !== owned(site) && site.includes("."))
    return [
      {
        level: "warn",
        about,
        found: `emails come from ${domain}, and their links lead to ${site}`,
        todo: "send from the site's domain: MAIL_FROM. Filters trust one domain more",
      },
    ];

  const ask = <T>(answer: Promise<T>) => within(patienceMs, answer);
  // the answer for a domain without texts is the same failure as when DNS cannot be reached
  const texts = await ask(readTexts(domain)).then(joined, () =>
    ask(nameServers(owned(domain))).then(
      () => [],
      () => null,
    ),
  );
  if (texts === null)
    return [{ level: "ok", about, found: `DNS says nothing about ${domain} from here` }];
  const policies = await Promise.all(
    [domain, owned(domain)].map((name) => ask(readTexts(`_dmarc.${name}`)).then(joined, () => [])),
  );
  const missing = [
    ...(texts.some((text) => /^v=spf1\b/i.test(text)) ? [] : ["SPF"]),
    ...(policies.flat().some((text) => /^v=DMARC1\b/i.test(text)) ? [] : ["DMARC"]),
  ];
  if (missing.length === 0) return [{ level: "ok", about, found: `${domain} has SPF and DMARC` }];
  return [
    {
      level: "warn",
      about,
      found: `${domain} has no ${missing.join(" and no ")} record, so mail may be taken for spam`,
      todo,
    },
  ];
}

/** The domain that belongs to someone: example.com of mail.example.com, example.co.uk of mail.example.co.uk. */
function owned(host: string): string {
  const labels = /\.(ac|co|com|edu|gov|net|or|org)\.[a-z]{2}$/.test(host) ? -3 : -2;
  return host.split(".").slice(labels).join(".");
}

/** Long records come in parts. */
function joined(records: string[][]): string[] {
  return records.map((parts) => parts.join(""));
}
