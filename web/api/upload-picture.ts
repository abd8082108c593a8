import { ApiError } from "../../app-server/contract/api-error.ts";
import {
  type PictureBody,
  picturesPath,
} from "../../app-server/contract/portfolio/picture-calls.ts";
import { pictureBounds } from "../../domain/pictures/picture-bounds.ts";

type Options = {
  /** Told from 0 to 1 how much of the file has left. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Uploads a picture. Throws `ApiError`; files over the limit aren't sent. */
export function uploadPicture(file: File, { onProgress, signal }: Options): Promise<PictureBody> {
  if (file.size > pictureBounds.bytes) return Promise.reject(new ApiError(413, tooLarge));
  return new Promise((resolve, reject) => {
    // `fetch` does not tell how far it has come
    const request = new XMLHttpRequest();
    request.open("POST", picturesPath);
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
    form.set("picture", file);
    request.send(form);
  });
}

const message = `The picture is larger than ${pictureBounds.bytes / 1024 / 1024} MB`;
const tooLarge = JSON.stringify({ status: 413, message });
