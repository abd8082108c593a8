import FilePlus from "lucide-react/icons/file-plus";
import { useState } from "react";
import type { AttachmentBody } from "../../../app-server/contract/attachments/attachments.ts";
import { type AttachmentKind, attachmentLimits } from "../../../domain/attachments/attachment.ts";
import { uploadFile } from "../../api/upload-file.ts";
import { UploadDrop } from "../../picture-upload/upload-drop.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { kindLabels } from "./file-words.ts";

type Props = {
  /** Purpose of the files, for screen readers. */
  label: string;
  /** The URL that files are sent to, with its query. */
  path: string;
  /** Number of files that can still be added. */
  room: number;
  /** The kind selected by default; null hides the choice. */
  firstKind: AttachmentKind | null;
  /** The limit of all files together; missing: that of a request's. */
  inAll?: string;
  onArrived: (file: AttachmentBody) => void;
  /** Whether documents are left out. */
  onlyPictures?: boolean;
  onBusy?: (isBusy: boolean) => void;
};

const megabytes = attachmentLimits.bytes / 1024 / 1024;
const requestInAll = `${attachmentLimits.requestBytes / 1024 / 1024} MB a request in all`;
const pictures = "image/png,image/jpeg,image/webp,image/avif";
const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));

/** Uploads files of a request: after a kind is chosen, each file is sent at once. */
export function FileDrop({
  label,
  path,
  room,
  firstKind,
  inAll = requestInAll,
  onlyPictures = false,
  onArrived,
  onBusy,
}: Props) {
  const [kind, setKind] = useState(firstKind);
  const limits = `PNG, JPEG, WebP${onlyPictures ? " or AVIF" : ", AVIF or PDF"}, up to ${megabytes} MB${
    room > 1 ? ` each, ${inAll}` : ""
  }.`;
  return (
    <>
      {kind && room > 0 && (
        <Field label="Kind of file">
          {(control) => (
            <Select
              {...control}
              options={kinds}
              value={kind}
              onChange={({ target }) => setKind(target.value as AttachmentKind)}
            />
          )}
        </Field>
      )}
      <UploadDrop<AttachmentBody>
        label={label}
        room={room}
        accepted={onlyPictures ? pictures : `${pictures},application/pdf`}
        button={
          <>
            <FilePlus size={18} aria-hidden="true" />
            <span>{room > 1 ? "Choose files" : "Choose a file"}</span>
          </>
        }
        words={room > 0 ? `${limits} ${room} more will fit.` : "No more files fit here."}
        send={(file, options) =>
          uploadFile(
            file,
            {
              path: kind ? withKind(path, kind) : path,
              field: "file",
              maxBytes: attachmentLimits.bytes,
              tooLarge: `The file is larger than ${megabytes} MB`,
            },
            options,
          )
        }
        onArrived={onArrived}
        unsent="Upload failed. Check your connection and choose the file again"
        {...(onBusy && { onBusy })}
      />
    </>
  );
}

function withKind(path: string, kind: AttachmentKind): string {
  return `${path}${path.includes("?") ? "&" : "?"}kind=${kind}`;
}
