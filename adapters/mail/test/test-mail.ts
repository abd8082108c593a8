import type { WriteLetter } from "../letter-words.ts";

/** To an address chosen by the operator, to verify that email arrives and links work. */
export const testMail: WriteLetter<"test-mail"> = (_, site) => ({
  subject: `Test email from ${site.productName}`,
  preheader: "A test, sent by hand.",
  title: "Your mail works",
  blocks: [
    {
      kind: "text",
      text: `The operator of ${site.productName} sent this to test email delivery. There's nothing you need to do.`,
    },
    {
      kind: "text",
      text: "Check the headers: SPF, DKIM and DMARC should say pass. Also check that it didn't land in spam.",
    },
    { kind: "button", label: `Open ${site.productName}`, url: `${site.origin}/` },
  ],
});
