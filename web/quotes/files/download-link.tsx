import type { AttachmentBody } from "../../../app-server/contract/attachments/attachments.ts";
import { textLink } from "../../ui/text/text-link.css.ts";
import { undeliveredWords } from "./file-words.ts";

type Props = { file: Pick<AttachmentBody, "id" | "name" | "scan"> };

/** The file's name as a download link; plain text while the file isn't delivered. */
export function DownloadLink({ file: { id, name, scan } }: Props) {
  if (undeliveredWords({ scan })) return <span>{name}</span>;
  return (
    <a href={`/api/attachments/${id}`} download className={textLink}>
      {name}
    </a>
  );
}
