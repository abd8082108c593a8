import { approvedBuilder, type Member, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { AttachmentRepository } from "../attachments/ports.ts";
import type { MediaStore } from "../pictures/ports.ts";
import { ownsRequest } from "../quotes/owns-request.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuestionId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { QuestionRepository } from "./ports.ts";
import type { Question } from "./question.ts";
import type { QuestionNotFound, QuestionNotOpen } from "./refusals.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  questions: QuestionRepository;
  attachments: AttachmentRepository;
  files: MediaStore;
};
type WithdrawQuestion = { questionId: QuestionId; by: Principal };

/** A builder, or the exhibitor, withdraws their open question. It is deleted with its file. */
export function withdrawQuestion({ quotes, questions, attachments, files }: Needs) {
  return async ({
    questionId,
    by,
  }: WithdrawQuestion): Promise<Result<null, NotSignedIn | QuestionNotFound | QuestionNotOpen>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const question = await questions.find(questionId);
    if (!question || !(await isOwn(question, by))) {
      return refuse({ kind: "question-not-found" });
    }
    if (question.status !== "open") return refuse({ kind: "question-not-open" });
    const audit = { actorId: by.user.id, action: "question.withdrawn", detail: { questionId } };
    const all = await attachments.list(question.quoteRequestId);
    const isGone = await questions.remove(question, audit);
    if (!isGone) return refuse({ kind: "question-not-open" });
    for (const file of all.filter((each) => each.questionId === questionId)) {
      await attachments.remove(file, files.delete, null);
    }
    return ok(null);
  };

  async function isOwn({ askedBy, builderId, quoteRequestId }: Question, by: Member) {
    if (askedBy === "builder") return builderId === approvedBuilder(by)?.id;
    const request = await quotes.find(quoteRequestId);
    return request !== null && ownsRequest(by, request);
  }
}
