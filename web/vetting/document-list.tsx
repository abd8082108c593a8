import type { ReactNode } from "react";
import type { DocumentBody } from "../../app-server/contract/vetting/vetting.ts";
import { sizeWords, undeliveredWords } from "../quotes/files/file-words.ts";
import { rowHead } from "../ui/data/rows.css.ts";
import { Text } from "../ui/text/text.tsx";
import { textLink } from "../ui/text/text-link.css.ts";
import { documents, preview } from "./document-list.css.ts";

type Props = {
  files: readonly DocumentBody[];
  /** Shows pictures as a whole. */
  hasPreviews?: boolean;
  /** A button for a document. */
  action?: (file: DocumentBody) => ReactNode;
};

/** Documents of a check, each with its link to download it. */
export function DocumentList({ files, hasPreviews = false, action }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
    <ul className={documents} role="list" aria-label="Documents">
      {files.map((file) => {
        const { id, name, bytes } = file;
        const undelivered = undeliveredWords(file);
        const address = `/api/vetting/documents/${id}`;
        return (
          <li key={id}>
            <div className={rowHead}>
              <div>
                {undelivered ? (
                  <span>{name}</span>
                ) : (
                  <a href={address} download className={textLink}>
                    {name}
                  </a>
                )}
                <Text tone="muted" size="small">
                  {undelivered ?? sizeWords(bytes)}
                </Text>
              </div>
              {action?.(file)}
            </div>
            {hasPreviews && file.picture && !undelivered && (
              <img src={`${address}/preview`} alt={name} className={preview} loading="lazy" />
            )}
          </li>
        );
      })}
    </ul>
  );
}
