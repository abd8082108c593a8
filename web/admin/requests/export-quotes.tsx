import { useMutation } from "@tanstack/react-query";
import { useFreshProof } from "../../accounts/reauthentication/use-fresh-proof.tsx";
import { ApiError } from "../../api/api-error.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { Button } from "../../ui/action/button.tsx";
import { showToast } from "../../ui/feedback/toast-store.ts";

/** Saves what the filter shows as a file for a spreadsheet; the person proves that it is them when that is long ago. */
export function ExportQuotes({ search }: { search: URLSearchParams }) {
  const { guarded, proofDialog } = useFreshProof("The file holds people's names and numbers");
  const save = useMutation({
    mutationFn: () => guarded(() => fetchApi.quotesCsv(search)),
    onSuccess: saveFile,
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

function saveFile({ name, file }: { name: string; file: Blob }) {
  const href = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
