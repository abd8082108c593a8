import type { AttachmentBody } from "../../app-server/contract/attachments/attachments.ts";
import { attachmentLimits } from "../../domain/attachments/attachment.ts";
import { FileDrop } from "../quotes/files/file-drop.tsx";
import { Button } from "../ui/action/button.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Text } from "../ui/text/text.tsx";
import { textLink } from "../ui/text/text-link.css.ts";
import { photo } from "./site/saying.css.ts";

/** Names end as the stored file does. */
const picture = /\.(webp|avif|jpg|png)$/;

export type JobFile = { id: string; name: string };

const megabytes = attachmentLimits.jobBytes / 1024 / 1024;

type Adding = {
  requestId: string;
  /** Purpose of the files, for screen readers. */
  label: string;
  files: readonly JobFile[];
  most: number;
  onChange: (files: JobFile[]) => void;
  onBusy: (isBusy: boolean) => void;
};

/** Adds files to a job, to send them with an approval or a message. */
export function AddJobFiles({ requestId, label, files, most, onChange, onBusy }: Adding) {
  const query = new URLSearchParams({ request: requestId, purpose: "job" });
  return (
    <Stack gap="small">
      {files.map(({ id, name }) => (
        <Inline key={id} gap="small" align="center" wrap>
          <Text size="small">{name}</Text>
          <Button size="small" onClick={() => onChange(files.filter((file) => file.id !== id))}>
            Leave out
          </Button>
        </Inline>
      ))}
      <FileDrop
        label={label}
        path={`/api/attachments?${query}`}
        room={most - files.length}
        firstKind={null}
        inAll={`${megabytes} MB a job in all`}
        onArrived={({ id, name }: AttachmentBody) => onChange([...files, { id, name }])}
        onBusy={onBusy}
      />
    </Stack>
  );
}

/** Names of files as links that download them; pictures are shown small. */
export function JobFileLinks({ files }: { files: readonly JobFile[] }) {
  if (files.length === 0) return null;
  return (
    <Inline as="ul" gap="medium" align="end" wrap>
      {files.map(({ id, name }) => (
        <li key={id}>
          <a href={`/api/attachments/${id}`} download className={textLink}>
            {picture.test(name) && (
              <img src={`/api/attachments/${id}/preview`} alt="" loading="lazy" className={photo} />
            )}
            <Text size="small">{name}</Text>
          </a>
        </li>
      ))}
    </Inline>
  );
}
