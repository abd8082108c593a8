import { useRevalidator } from "react-router";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { attachmentLimits } from "../../domain/attachments/attachment.ts";
import { FileDrop } from "../quotes/files/file-drop.tsx";
import { fileFacts, rightsWords, undeliveredWords } from "../quotes/files/file-words.ts";
import { Button } from "../ui/action/button.tsx";
import { row, rows } from "../ui/data/rows.css.ts";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { removeFileForm } from "./respond-forms.tsx";

type Props = {
  brief: LinkedBriefBody;
  token: string;
  onBusy: (isBusy: boolean) => void;
};

/** The files of the builder's own offer, within its form; typed input survives adding one. */
export function RespondFiles({ brief: { files, may }, token, onBusy }: Props) {
  const { revalidate } = useRevalidator();
  return (
    <div id="files">
      <Stack gap="small">
        <Heading level={3}>Files for the exhibitor</Heading>
        <Text
          size="small"
          tone="muted"
        >{`${rightsWords} The exhibitor sees them once you send your quote.`}</Text>
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
                    <Button type="submit" form={removeFileForm} name="fileId" value={file.id}>
                      {`Remove ${file.name}`}
                    </Button>
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
    </div>
  );
}
