import { useMutation } from "@tanstack/react-query";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { useReauthentication } from "../../accounts/reauthentication/use-reauthentication.tsx";
import { saveFile } from "../../api/save-file.ts";
import { Button } from "../../ui/action/button.tsx";
import { showToast } from "../../ui/feedback/toast-store.ts";

/**
 * Downloads the filtered list as a spreadsheet; asks for re-authentication when the server requires
 * it.
 */
export function ExportQuotes({ search }: { search: URLSearchParams }) {
  const { guarded, proofDialog } = useReauthentication(
    "This file contains personal contact details",
  );
  const save = useMutation({
    mutationFn: () => guarded(() => saveFile(pathOf(search), "quote-requests.csv")),
    onError(error) {
      const description = ApiError.wordsOf(
        error,
        "Failed to export the requests. Please try again.",
      );
      showToast({ title: "Requests not exported", description, tone: "critical" });
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
