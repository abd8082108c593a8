import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { QuestionBody } from "../../../app-server/contract/questions/questions.ts";
import { attachmentLimits } from "../../../domain/attachments/attachment.ts";
import { callQuery, readAgain } from "../../api/call-query.ts";
import { FileDrop } from "./file-drop.tsx";
import { FileList } from "./file-list.tsx";

type Props = { requestId: string; question: QuestionBody };

/**
 * The file of a question, visible to its builder and the exhibitor. The builder can add one while
 * the question is open.
 */
export function QuestionFile({ requestId, question: { id, from, own, status } }: Props) {
  const { data } = useQuery(
    callQuery("GET /api/quote-requests/:id/attachments", { params: { id: requestId } }),
  );
  const client = useQueryClient();
  const theirs = data?.files.filter(({ questionId }) => questionId === id) ?? [];
  if (theirs.length > 0) return <FileList files={theirs} label="File of the question" />;
  if (!data || from !== "builder" || !own || status !== "open") return null;
  const query = new URLSearchParams({ request: requestId, purpose: "question", question: id });
  return (
    <FileDrop
      label="your question, for the exhibitor only"
      path={`/api/attachments?${query}`}
      room={attachmentLimits.question}
      firstKind={null}
      onArrived={() => void readAgain(client, [`quote-requests/${requestId}`])}
    />
  );
}
