import { useRevalidator } from "react-router";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { attachmentLimits } from "../../domain/attachments/attachment.ts";
import { FileDrop } from "../quotes/files/file-drop.tsx";
import { fileFacts, rightsWords, undeliveredWords } from "../quotes/files/file-words.ts";
import { row, rows } from "../ui/data/rows.css.ts";
import { Card } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { ActForm } from "./respond-forms.tsx";
import type { RespondAnswer } from "./respond-page.action.ts";

type Props = {
  brief: LinkedBriefBody;
  token: string;
  answer: RespondAnswer | undefined;
  onBusy: (isBusy: boolean) => void;
};

/** The files of the builder's own offer. Input typed in the page's forms survives adding one. */
export function RespondFiles({ brief: { files, may }, token, answer, onBusy }: Props) {
  const { revalidate } = useRevalidator();
  return (
    <Card id="files">
      <Stack gap="medium">
        <Heading level={2}>Files for the exhibitor</Heading>
        <Text tone="muted">{`${rightsWords} The exhibitor sees them once you send your quote.`}</Text>
        {files.length > 0 && (
          <ul className={rows}>
            {files.map((file) => (
              <li key={file.id} className={row}>
                <Stack gap="small">
                  <Text weight="strong">{file.name}</Text>
                  <Text size="small" tone="muted">
                    {undeliveredWords(file) ?? fileFacts(file)}
                  </Text>
                  {may.addFiles && (
                    <ActForm
                      act="remove-file"
                      label={`Remove ${file.name}`}
                      answer={answer?.typed.fileId === file.id ? answer : undefined}
                    >
                      <input type="hidden" name="fileId" value={file.id} />
                    </ActForm>
                  )}
                </Stack>
              </li>
            ))}
          </ul>
        )}
        {may.addFiles && (
          <>
            <FileDrop
              label="your quote"
              path={`/api/respond/${token}/attachments`}
              room={attachmentLimits.offer - files.length}
              firstKind="rendering"
              onArrived={() => void revalidate()}
              onBusy={onBusy}
            />
            <noscript>Adding files here needs JavaScript. Your dashboard takes them too.</noscript>
          </>
        )}
      </Stack>
    </Card>
  );
}
