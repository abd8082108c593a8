import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { DirtyFormsContext, useDirtyForms } from "../../ui/overlay/dirty-forms.ts";
import { useGuardedClose } from "../../ui/overlay/use-guarded-close.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { LazyFiles } from "../files/lazy-files.tsx";
import { LazyQuestions } from "../questions/lazy-questions.tsx";
import { ExhibitorContact } from "./exhibitor-contact.tsx";
import { ExhibitorRecord } from "./exhibitor-record.tsx";
import { RequestSpecification } from "./request-specification.tsx";

type Props = { open: boolean; onClose: () => void; request: QuoteRequestBody };

/** All facts of a request, for assigned builders and for admins. */
export function RequestDetailsDialog({ open, onClose, request }: Props) {
  const { firstName, lastName, company, jobTitle, email, phone } = request;
  const [isDirty, report] = useDirtyForms();
  const guard = useGuardedClose(isDirty, onClose);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || guard.close()}
      title={request.tradeShowName}
      description={`Quote request from ${company}`}
      size="large"
    >
      <Stack gap="large">
        <Stack gap="medium" as="section">
          <Heading level={3} size="card">
            The booth
          </Heading>
          <RequestSpecification request={request} />
        </Stack>
        <Stack gap="medium" as="section">
          <Heading level={3} size="card">
            The client
          </Heading>
          <DataList
            items={[
              { label: "Company", value: company },
              ...(email ? [{ label: "Contact", value: `${firstName} ${lastName}` }] : []),
              ...(jobTitle ? [{ label: "Job title", value: jobTitle }] : []),
            ]}
          />
          <ExhibitorContact email={email} phone={phone} />
          <ExhibitorRecord requestId={request.id} lead="Counted here" />
        </Stack>
        <LazyFiles requestId={request.id} />
        <DirtyFormsContext value={report}>
          <LazyQuestions requestId={request.id} />
        </DirtyFormsContext>
      </Stack>
      {guard.question}
    </Dialog>
  );
}
