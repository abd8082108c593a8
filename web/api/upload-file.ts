import { ApiError } from "../../app-server/contract/api-error.ts";

export type UploadOptions = {
  /** Called with the fraction of the file that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** The path that a file is sent to, its form field, and its size limit in bytes. */
type Upload = { path: string; field: string; maxBytes: number; tooLarge: string };

/** Uploads one file. Throws `ApiError`; a file over the limit isn't sent. */
export function uploadFile<Answer>(
  file: File,
  { path, field, maxBytes, tooLarge }: Upload,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> {
  if (file.size > maxBytes) {
    const body = JSON.stringify({ status: 413, message: tooLarge });
    return Promise.reject(new ApiError(413, body));
  }
  return new Promise((resolve, reject) => {
    // `fetch` does not report upload progress
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.responseType = "text";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText));
      else reject(new ApiError(request.status, request.responseText || request.statusText));
    };
    request.onerror = () => reject(new TypeError("Upload failed"));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort());
    const form = new FormData();
    form.set(field, file);
    request.send(form);
  });
}
