import { expect, test } from "vitest";
import { checkSender } from "./check-sender.ts";

const config = {
  mailUrl: "smtp://mail.example.com",
  mailFrom: "Booths <no-reply@mail.example.com>",
  origin: "https://www.example.com",
};
const spf = [["v=spf1 include:_spf.example.com ", "-all"]];
const dmarc = [["v=DMARC1; p=quarantine"]];
function dns(records: Record<string, string[][]>, delegated: string[] = []) {
  return {
    async texts(name: string) {
      return records[name] ?? Promise.reject(new Error(`queryTxt ENOTFOUND ${name}`));
    },
    async nameServers(name: string) {
      if (!delegated.includes(name)) throw new Error(`queryNs ENOTFOUND ${name}`);
      return ["ns.example.net"];
    },
  };
}

test.for([
  [{ "mail.example.com": spf, "_dmarc.mail.example.com": dmarc }, "ok", "has SPF and DMARC"],
  [{ "mail.example.com": spf, "_dmarc.example.com": dmarc }, "ok", "has SPF and DMARC"],
  [{ "mail.example.com": spf }, "warn", "has no DMARC record"],
  [{ "mail.example.com": [["other"]] }, "warn", "has no SPF and no DMARC record"],
  [{}, "ok", "DNS says nothing about mail.example.com"],
] as const)(
  "DNS with %j of the sender's domain is %s: %s [Z26]",
  async ([records, level, words]) => {
    const checks = await checkSender(config, dns(records as never));
    expect(checks).toMatchObject([{ level, found: expect.stringContaining(words) }]);
  },
);

test("a domain that DNS knows and that has no texts is a warning [Z26]", async () => {
  expect(await checkSender(config, dns({}, ["example.com"]))).toMatchObject([
    { level: "warn", found: expect.stringContaining("has no SPF and no DMARC record") },
  ]);
});

test("two companies below a country's domain do not share one [Z26]", async () => {
  const british = { ...config, origin: "https://www.booths.co.uk" };
  const from = (mailFrom: string) => checkSender({ ...british, mailFrom }, dns({}));
  expect(await from("no-reply@other.co.uk")).toMatchObject([{ level: "warn" }]);
  expect(await from("no-reply@mail.booths.co.uk")).toMatchObject([{ level: "ok" }]);
});

test("a sender of another domain than the site's is a warning; without a mail server there is none [Z26]", async () => {
  const elsewhere = { ...config, mailFrom: "no-reply@other.example" };
  expect(await checkSender(elsewhere, dns({}))).toMatchObject([
    { level: "warn", found: expect.stringContaining("other.example") },
  ]);
  expect(await checkSender({ ...elsewhere, mailUrl: undefined }, dns({}))).toEqual([]);
});
