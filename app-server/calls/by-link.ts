import type { Refusal } from "../../domain/core.ts";
import type { LinkHolder } from "../../domain/quotes/response-link.ts";
import { withinLimits } from "../services/rate-limits/rate-limiter.ts";
import { limitKeyOf } from "../services/response-link-tokens.ts";
import type { Answer, CallContext, LinkedContext } from "./handler.ts";

/** Finds the holder of the link with this token. Every invalid token gets the same refusal. */
export function holdLink(
  { core, services }: Pick<CallContext, "core" | "services">,
  token: string,
) {
  return core.assignment.holdLink({ link: services.responseLinks.read(token) });
}

const missing: Refusal["kind"][] = [
  "quote-request-not-found",
  "quote-response-not-found",
  "question-not-found",
  "attachment-not-found",
];

/** Turns a refusal of these kinds into that of an invalid link, so that no id can be probed with a link. */
export function concealed(refusal: Refusal, kinds = missing): Refusal {
  return kinds.includes(refusal.kind) ? { kind: "response-link-invalid" } : refusal;
}

/** Makes a call as the holder of a link, within the hourly limit of the invitation. Refused calls don't count. */
export async function asLinkHolder<Value>(
  context: CallContext,
  holder: LinkHolder,
  call: (context: LinkedContext) => Promise<Answer<Value>>,
  kinds = missing,
): Promise<Answer<Value>> {
  const { responsesByLink } = context.services.limiters;
  const done = await withinLimits(
    [[responsesByLink, limitKeyOf(holder.link)]],
    () => call({ ...context, by: holder }),
    ({ ok }) => ok,
  );
  const answer = done.ok ? done.value : done;
  return answer.ok || !("refusal" in answer)
    ? answer
    : { ok: false, refusal: concealed(answer.refusal, kinds) };
}
