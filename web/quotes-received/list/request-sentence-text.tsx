import type { OwnQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { DueLink } from "../../quotes/promise/due-link.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { requestSentence } from "./request-sentence.ts";

type Props = {
  request: OwnQuoteBody;
  /** Whether the deadline is a link to the record of how often it was kept. */
  isLinked?: boolean;
};

/** A request's status and next deadline, the deadline in the reader's zone. */
export function RequestSentenceText({ request, isLinked = false }: Props) {
  const { before, dueAt, after } = requestSentence(request);
  const due = dueAt && <DateText iso={dueAt} format="due" />;
  return (
    <>
      {before}
      {due && isLinked ? <DueLink>{due}</DueLink> : due}
      <span>{after}</span>
    </>
  );
}
