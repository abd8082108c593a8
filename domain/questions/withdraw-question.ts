import { approvedBuilder, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { QuestionId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { QuestionRepository } from "./ports.ts";
import type { QuestionNotFound, QuestionNotOpen } from "./refusals.ts";

type WithdrawQuestion = { questionId: QuestionId; by: Principal };

/** A builder takes back a question that is not answered yet. Nothing of it stays. */
export function withdrawQuestion({ questions }: { questions: QuestionRepository }) {
  return async ({
    questionId,
    by,
  }: WithdrawQuestion): Promise<Result<null, NotSignedIn | QuestionNotFound | QuestionNotOpen>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const question = await questions.find(questionId);
    if (!question || question.builderId !== approvedBuilder(by)?.id) {
      return refuse({ kind: "question-not-found" });
    }
    if (question.status !== "open") return refuse({ kind: "question-not-open" });
    const audit = { actorId: by.user.id, action: "question.withdrawn", detail: { questionId } };
    const isGone = await questions.remove(question, audit);
    return isGone ? ok(null) : refuse({ kind: "question-not-open" });
  };
}
