import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../app-server/contract/api-error.ts";
import { uploadPicture } from "../api/upload-picture.ts";

export type Upload = {
  id: number;
  name: string;
  /** From 0 to 1. */
  share: number;
  /** Why it did not get through; null while it is on its way. */
  error: string | null;
};

const unsent = "Upload failed. Check your connection and choose the picture again";

/**
 * Uploads files one after the other. A finished one is reported and leaves the list; a failed one
 * stays until dismissed.
 */
export function useUploads(onArrived: (url: string) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const latest = useRef(onArrived);
  const last = useRef(0);
  const line = useRef(Promise.resolve());
  const ends = useRef(new Map<number, AbortController>());
  useEffect(() => {
    latest.current = onArrived;
  });
  useEffect(() => {
    const running = ends.current;
    return () => {
      for (const end of running.values()) end.abort();
    };
  }, []);

  const change = (id: number, facts: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...facts } : one)));
  const drop = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

  async function send(id: number, file: File, { signal }: AbortController) {
    if (signal.aborted) return;
    try {
      const onProgress = (share: number) => change(id, { share });
      const { url } = await uploadPicture(file, { onProgress, signal });
      drop(id);
      latest.current(url);
    } catch (error) {
      if (!signal.aborted) change(id, { error: ApiError.wordsOf(error, unsent) });
    } finally {
      ends.current.delete(id);
    }
  }

  return {
    uploads,
    add(files: readonly File[]) {
      for (const file of files) {
        const id = ++last.current;
        const end = new AbortController();
        ends.current.set(id, end);
        setUploads((all) => [...all, { id, name: file.name, share: 0, error: null }]);
        line.current = line.current.then(() => send(id, file, end));
      }
    },
    /** Aborts the upload, or dismisses its error. */
    remove(id: number) {
      ends.current.get(id)?.abort();
      ends.current.delete(id);
      drop(id);
    },
  };
}
