import { useMutation } from "@tanstack/react-query";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { useReauthentication } from "../../accounts/reauthentication/use-reauthentication.tsx";
import { answerTo } from "../../api/fetch-api.ts";
import { Button } from "../../ui/action/button.tsx";
import { showToast } from "../../ui/feedback/toast-store.ts";

/** Exports the filtered list as a spreadsheet file, with re-authentication when required. */
export function ExportQuotes({ search }: { search: URLSearchParams }) {
  const { guarded, proofDialog } = useReauthentication(
    "This file contains personal contact details",
  );
  const save = useMutation({
    mutationFn: () => guarded(() => readFile(search)),
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

/** The filter parameters of the list's URL. */
async function readFile(search: URLSearchParams) {
  const wanted = new URLSearchParams();
  for (const name of ["status", "search"]) {
    const value = search.get(name);
    if (value) wanted.set(name, value);
  }
  const answer = await answerTo(`/api/admin/quotes.csv?${wanted}`, { method: "GET" });
  const disposition = answer.headers.get("content-disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "quote-requests.csv";
  return { name, file: await answer.blob() };
}

function saveFile({ name, file }: { name: string; file: Blob }) {
  const href = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
