import type { WriteLetter } from "../letter-words.ts";

/** To whoever the operator names, to see that mail arrives and its links lead here. */
export const testMail: WriteLetter<"test-mail"> = (_, site) => ({
  subject: `Mail from ${site.productName} arrives`,
  preheader: "A test, sent by hand.",
  title: "Mail arrives",
  blocks: [
    {
      kind: "text",
      text: `Whoever runs ${site.productName} has sent this to try the mail. Nothing has to be done.`,
    },
    {
      kind: "text",
      text: "Look at the headers: SPF, DKIM and DMARC should say pass. See also that it is not among the unwanted mail.",
    },
    { kind: "button", label: `Open ${site.productName}`, url: `${site.origin}/` },
  ],
});
