import { useReauthentication } from "../../accounts/reauthentication/use-reauthentication.tsx";
import { saveFile } from "../../api/save-file.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";

/**
 * Downloads the filtered list as a spreadsheet; asks for re-authentication when the server requires
 * it.
 */
export function ExportQuotes({ search }: { search: URLSearchParams }) {
  const { guarded, proofDialog } = useReauthentication(
    "This file contains personal contact details",
  );
  const save = useChange({
    call: () => guarded(() => saveFile(pathOf(search), "quote-requests.csv")),
    failed: {
      title: "Requests not exported",
      couldNot: "export the requests",
    },
  });
  return (
    <>
      <Button size="small" pending={save.isPending} onClick={() => save.mutate()}>
        Export CSV
      </Button>
      {proofDialog}
    </>
  );
}

/** URL of the file, with the filter parameters of the list's URL. */
function pathOf(search: URLSearchParams) {
  const wanted = new URLSearchParams();
  for (const name of ["status", "search"]) {
    const value = search.get(name);
    if (value) wanted.set(name, value);
  }
  return `/api/admin/quotes.csv?${wanted}`;
}
