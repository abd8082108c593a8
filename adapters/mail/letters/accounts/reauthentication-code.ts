import type { WriteLetter } from "../../letter-words.ts";

/** To a signed-in member about to do something irreversible. The code isn't in the subject. */
export const proofCode: WriteLetter<"proof-code"> = ({ code, minutesValid }, site) => ({
  subject: `Confirm it's you at ${site.productName}`,
  preheader: `The code works once and expires in ${minutesValid} minutes.`,
  title: "Confirm it's you",
  blocks: [
    { kind: "text", text: "Enter this code where you were asked for it:" },
    { kind: "code", code },
    {
      kind: "text",
      text: "Didn't ask for it? Then someone else is signed in to your account. Sign them out in your settings.",
    },
    { kind: "button", label: "Open your settings", url: site.signInLink("/dashboard?settings") },
    { kind: "note", text: "Don't share this code; we'll never ask for it by email or phone." },
  ],
});
