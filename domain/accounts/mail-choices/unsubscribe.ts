import type { MailTopic } from "../../messages/mail-topic.ts";
import type { MessageId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { maskEmail } from "../profile/mask-email.ts";
import type { UnsubscribeInvalid } from "./refusals.ts";
import type { SuppressionList } from "./suppression-list.ts";

type Unsubscribed = { email: string; topic: MailTopic };

/** The recipient of an email turns off its topic. Needs no account and may be repeated. */
export function unsubscribe({ suppressionList }: { suppressionList: SuppressionList }) {
  return async ({ id }: { id: MessageId }): Promise<Result<Unsubscribed, UnsubscribeInvalid>> => {
    const found = await suppressionList.findTopic(id);
    if (!found) return refuse({ kind: "unsubscribe-invalid" });
    await suppressionList.mute(found.address, found.topic);
    return ok({ email: maskEmail(found.address), topic: found.topic });
  };
}

type Opened = { email: string; topic: MailTopic };

/**
 * Shows what an unsubscribe link would turn off, address masked. Changes nothing, since mail
 * scanners open links too.
 */
export function openUnsubscribe({ suppressionList }: { suppressionList: SuppressionList }) {
  return async ({ id }: { id: MessageId }): Promise<Result<Opened, UnsubscribeInvalid>> => {
    const found = await suppressionList.findTopic(id);
    if (!found) return refuse({ kind: "unsubscribe-invalid" });
    return ok({ email: maskEmail(found.address), topic: found.topic });
  };
}
