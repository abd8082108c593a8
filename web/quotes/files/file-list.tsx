import FileText from "lucide-react/icons/file-text";
import type { ListedFileBody } from "../../../app-server/contract/attachments/attachments.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { ActionDialog } from "../../page/action-dialog.tsx";
import { textLink } from "../../ui/text/text-link.css.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { DownloadLink } from "./download-link.tsx";
import { actions, entry, facts, list, thumb } from "./file-list.css.ts";
import { fileFacts, undeliveredWords } from "./file-words.ts";

/** Files of a request with thumbnails of pictures, and download links for delivered files. */
export function FileList({ files, label }: { files: readonly ListedFileBody[]; label: string }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
    <ul className={list} role="list" aria-label={label}>
      {files.map((file) => (
        <FileEntry key={file.id} file={file} />
      ))}
    </ul>
  );
}

function FileEntry({ file }: { file: ListedFileBody }) {
  const { id, name, picture, mayRemove, mayStamp } = file;
  const undelivered = undeliveredWords(file);
  const address = `/api/attachments/${id}`;
  return (
    <li className={entry}>
      {picture && !undelivered ? (
        <img
          src={`${address}/preview`}
          alt=""
          className={thumb}
          width={56}
          height={42}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={thumb}>
          <FileText size={20} aria-hidden="true" />
        </span>
      )}
      <div>
        <DownloadLink file={file} />
        <div className={facts}>{fileFacts(file)}</div>
        {undelivered && <div className={facts}>{undelivered}</div>}
      </div>
      <div className={actions}>
        {mayStamp && (
          <a href={`${address}/stamp`} download className={textLink}>
            Time stamp
            <VisuallyHidden>{` of ${name}: when it was added, and its hash`}</VisuallyHidden>
          </a>
        )}
        {mayRemove && <RemoveFile file={file} />}
      </div>
    </li>
  );
}

function RemoveFile({ file: { id, name } }: { file: ListedFileBody }) {
  return (
    <ActionDialog
      label={
        <span>
          Remove<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </span>
      }
      size="small"
      title={`Remove ${name}?`}
      description="It is deleted for everyone. This can't be undone."
      confirmLabel="Remove file"
      pendingLabel="Removing..."
      call={() => fetchApi.call("DELETE /api/attachments/:id", { params: { id } })}
      refreshes={["quote-requests", "dashboard"]}
      done={{ title: "File removed", description: name }}
      failed={{
        title: "File not removed",
        couldNot: "remove the file",
      }}
    />
  );
}
