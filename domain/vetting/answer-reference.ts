import type { SuppressionList } from "../accounts/mail-choices/suppression-list.ts";
import type { SecretSource } from "../accounts/ports.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { VettingRepository } from "./ports.ts";
import { type Reference, type ReferenceAnswer, stateOfReference } from "./reference.ts";
import type { ReferenceAnswered, ReferenceInvalid } from "./refusals.ts";

type Needs = { vetting: VettingRepository; secrets: SecretSource; clock: Clock };
type Opened = { builderName: string; company: string; isAnswered: boolean };

/** The reference of a link that works; until its end the answered one of a link that was used, too. */
async function findByToken({ vetting, secrets, clock }: Needs, token: string) {
  const found = await vetting.findReference(secrets.hash(token));
  if (!found || found.reference.endsAt <= clock.now()) return null;
  return stateOfReference(found.reference, clock.now()) === "ended" ? null : found;
}

/** The person with the link reads who asks. Changes nothing, since mail scanners open links too. */
export function openReference(ports: Needs) {
  return async ({ token }: { token: string }): Promise<Result<Opened, ReferenceInvalid>> => {
    const found = await findByToken(ports, token);
    if (!found) return refuse({ kind: "reference-invalid" });
    const { builderName, reference } = found;
    const { company, answeredAt } = reference;
    return ok({ builderName, company, isAnswered: answeredAt !== null });
  };
}

type AnswerReference = { token: string; answer: ReferenceAnswer };

/** The person with the link answers, once. */
export function answerReference(ports: Needs) {
  return async ({
    token,
    answer,
  }: AnswerReference): Promise<Result<Reference, ReferenceInvalid | ReferenceAnswered>> => {
    const found = await findByToken(ports, token);
    if (!found) return refuse({ kind: "reference-invalid" });
    const { reference } = found;
    const answered = { ...reference, answer, answeredAt: ports.clock.now() };
    const isFirst = reference.answeredAt === null && (await ports.vetting.answer(answered));
    return isFirst ? ok(answered) : refuse({ kind: "reference-answered" });
  };
}

/** The person with the link doesn't want to be asked again: their address gets no such email. */
export function stopReferences(ports: Needs & { suppressionList: Pick<SuppressionList, "mute"> }) {
  return async ({ token }: { token: string }): Promise<Result<null, ReferenceInvalid>> => {
    const found = await findByToken(ports, token);
    const email = found?.reference.email;
    if (!email) return refuse({ kind: "reference-invalid" });
    await ports.suppressionList.mute(email, "references");
    return ok(null);
  };
}
