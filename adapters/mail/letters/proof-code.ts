import type { WriteLetter } from "../letter-words.ts";

/** To somebody who is signed in and is about to do what cannot be taken back. The code is no part of the subject. */
export const proofCode: WriteLetter<"proof-code"> = ({ code, minutesValid }, site) => ({
  subject: `Confirm that it is you at ${site.productName}`,
  preheader: `The code works once, for ${minutesValid} minutes.`,
  title: "Confirm that it is you",
  blocks: [
    { kind: "text", text: "Type this code where you were asked for it:" },
    { kind: "code", code },
    {
      kind: "text",
      text: "If you did not ask for it, somebody is signed in to your account. Sign them out in your settings.",
    },
    { kind: "button", label: "Open your settings", url: site.signInLink("/dashboard?settings") },
    { kind: "note", text: "Keep the code to yourself: we never ask for it by mail or phone." },
  ],
});
