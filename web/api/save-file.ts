import { answerTo } from "./fetch-api.ts";

/**
 * Downloads a file from the API, named by the answer or else `usualName`. Throws the `ApiError` of
 * a refusal.
 */
export async function saveFile(path: string, usualName: string): Promise<void> {
  const answer = await answerTo(path, { method: "GET" });
  const disposition = answer.headers.get("content-disposition") ?? "";
  const href = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = href;
  link.download = /filename="([^"]+)"/.exec(disposition)?.[1] ?? usualName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
