import { useQueryClient } from "@tanstack/react-query";
import FilePlus from "lucide-react/icons/file-plus";
import type { DocumentBody } from "../../../app-server/contract/vetting/vetting.ts";
import { attachmentLimits } from "../../../domain/attachments/attachment.ts";
import type { CheckKind } from "../../../domain/shared/check-kinds.ts";
import { checkRules } from "../../../domain/vetting/check.ts";
import { readAgain } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { uploadFile } from "../../api/upload-file.ts";
import { useChange } from "../../api/use-change.ts";
import { UploadDrop } from "../../picture-upload/upload-drop.tsx";
import { Button } from "../../ui/action/button.tsx";
import { FieldError } from "../../ui/form/field-error.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { DocumentList } from "../../vetting/document-list.tsx";

type Props = {
  kind: CheckKind;
  title: string;
  unsent: readonly DocumentBody[];
  error: string | undefined;
  onBusy: (isBusy: boolean) => void;
  /** For an admin's photos of a visit, which no list has before they are sent. */
  visit?: Visit | undefined;
};

/** The builder whose booth an admin visited, and what is to happen with photos. */
export type Visit = {
  builderId: string;
  onArrived: (photo: DocumentBody) => void;
  onRemoved: (id: string) => void;
};

const refreshes = ["builders/vetting"] as const;
const megabytes = attachmentLimits.bytes / 1024 / 1024;

/** Uploads documents for a check, and lists those that will be sent with it. */
export function CheckDocuments({ kind, title, unsent, error, onBusy, visit }: Props) {
  const client = useQueryClient();
  const { documents, isPhotos } = checkRules[kind];
  const room = documents.most - unsent.length;
  const words = isPhotos ? "PNG, JPEG, WebP or AVIF" : "PNG, JPEG, WebP, AVIF or PDF";
  const remove = useChange({
    call: (id: string) => fetchApi.call("DELETE /api/vetting/documents/:id", { params: { id } }),
    refreshes,
    failed: { title: "Not removed", couldNot: "remove the document" },
  });
  return (
    <Stack gap="small">
      <Heading level={4} size="small">
        {title}
      </Heading>
      <UploadDrop<DocumentBody>
        label={title}
        room={room}
        accepted={`image/png,image/jpeg,image/webp,image/avif${isPhotos ? "" : ",application/pdf"}`}
        button={
          <>
            <FilePlus size={18} aria-hidden="true" />
            <span>Choose files</span>
          </>
        }
        words={
          room > 0
            ? `${words}, up to ${megabytes} MB each. ${room} more will fit.`
            : "No more files fit here."
        }
        send={(file, options) =>
          uploadFile(
            file,
            {
              path: `/api/vetting/documents?${new URLSearchParams({ kind, ...(visit && { builder: visit.builderId }) })}`,
              field: "file",
              maxBytes: attachmentLimits.bytes,
              tooLarge: `The file is larger than ${megabytes} MB`,
            },
            options,
          )
        }
        onArrived={(arrived) => {
          if (visit) visit.onArrived(arrived);
          else void readAgain(client, refreshes);
        }}
        unsent="Upload failed. Check your connection and choose the file again"
        onBusy={onBusy}
      />
      <DocumentList
        files={unsent}
        action={({ id, name }) => (
          <Button
            size="small"
            tone="quiet"
            pending={remove.isPending && remove.variables === id}
            onClick={() => remove.mutate(id, { onSuccess: () => visit?.onRemoved(id) })}
          >
            <span>
              Remove<VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </span>
          </Button>
        )}
      />
      {error && <FieldError id={`${kind}-documents-error`}>{error}</FieldError>}
    </Stack>
  );
}
