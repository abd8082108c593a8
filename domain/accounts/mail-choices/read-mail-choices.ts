import { type MailTopic, topicsOf } from "../../messages/mail-topic.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn } from "../refusals.ts";
import type { SuppressionList } from "./suppression-list.ts";

export type MailChoice = { topic: MailTopic; wanted: boolean };

/** A member reads the email topics they can choose. */
export function readMailChoices({ suppressionList }: { suppressionList: SuppressionList }) {
  return async ({ by }: { by: Principal }): Promise<Result<MailChoice[], NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const muted = await suppressionList.mutedBy(by.user.email);
    return ok(
      topicsOf[by.user.userType].map((topic) => ({ topic, wanted: !muted.includes(topic) })),
    );
  };
}
