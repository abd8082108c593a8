import { type MailTopic, topicsOf } from "../../messages/mail-topic.ts";
import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { accountEvent } from "../account-event.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn } from "../refusals.ts";
import type { MailChoice } from "./read-mail-choices.ts";
import type { SuppressionList } from "./suppression-list.ts";

type Needs = { suppressionList: SuppressionList; ids: Ids; clock: Clock };
type ChooseMail = { wanted: readonly MailTopic[]; by: Principal; from: ClientInfo };

/**
 * A member chooses the email topics of their account's address, the only one that they have proven. Topics that don't apply to
 * them stay as they are.
 */
export function chooseMail(ports: Needs) {
  const { suppressionList, clock } = ports;
  return async ({ wanted, by, from }: ChooseMail): Promise<Result<MailChoice[], NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const { id: userId, email: address, userType } = by.user;
    const topics: readonly MailTopic[] = topicsOf[userType];
    const muted = topics.filter((topic) => !wanted.includes(topic));
    const input = { userId, action: "mail-chosen", at: clock.now(), from } as const;
    const event = accountEvent(ports, input);
    await suppressionList.choose({ address, topics, muted, event });
    return ok(topics.map((topic) => ({ topic, wanted: !muted.includes(topic) })));
  };
}
