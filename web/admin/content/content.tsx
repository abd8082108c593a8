import "../../../app-server/contract/zod-without-eval.ts";
import { type ContentView, readContentAddress } from "./content-address.ts";
import { ContentEditor } from "./content-editor.tsx";
import { ContentList } from "./content-list.tsx";

/** The admin view of shows or articles: the list, or the form of one. */
export function Content({ view, address }: { view: ContentView; address: URLSearchParams }) {
  const { edit } = readContentAddress(address);
  return edit ? (
    <ContentEditor key={edit} view={view} id={edit === "new" ? null : edit} />
  ) : (
    <ContentList view={view} address={address} />
  );
}
