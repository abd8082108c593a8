import { momentWords } from "../../date-words.ts";
import type { WriteLetter } from "../../letter-words.ts";

/** To an admin: the worker that keeps the promise stood still for a while. */
export const workerSilent: WriteLetter<"worker-silent"> = ({ since, until }, site) => ({
  subject: "The worker was silent: promises were not looked at",
  preheader: `From ${momentWords(since, null)} to ${momentWords(until, null)}.`,
  title: "The worker was silent",
  blocks: [
    {
      kind: "text",
      text: `No promise was looked at from ${momentWords(since, null)} to ${momentWords(until, null)}. The worker is back and catches up now: due times that passed are settled as of their time, and each builder gets one reminder at most.`,
    },
    {
      kind: "button",
      label: "See what is at risk",
      url: site.signInLink("/admin-dashboard?need=at-risk"),
    },
    { kind: "note", text: "Admins get this once per outage." },
  ],
});
