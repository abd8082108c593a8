import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../app-server/contract/api-error.ts";
import type { UploadOptions } from "../api/upload-file.ts";

export type Upload = {
  id: number;
  name: string;
  /** The uploaded fraction, from 0 to 1. */
  share: number;
  /** The error message; null while uploading. */
  error: string | null;
};

export type Uploading<Answer> = {
  send: (file: File, options: UploadOptions) => Promise<Answer>;
  onArrived: (answer: Answer) => void;
  /** Message for a file that did not reach the server. */
  unsent: string;
};

/**
 * Uploads files one after the other. A finished one is reported and leaves the list; a failed one
 * stays until it is dismissed or its file is chosen again.
 */
export function useUploads<Answer>({ send: sendFile, onArrived, unsent }: Uploading<Answer>) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const latest = useRef({ sendFile, onArrived });
  const last = useRef(0);
  const line = useRef(Promise.resolve());
  const ends = useRef(new Map<number, AbortController>());
  useEffect(() => {
    latest.current = { sendFile, onArrived };
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
      const answer = await latest.current.sendFile(file, { onProgress, signal });
      drop(id);
      latest.current.onArrived(answer);
    } catch (error) {
      if (!signal.aborted) change(id, { error: ApiError.wordsOf(error, unsent) });
    } finally {
      ends.current.delete(id);
    }
  }

  return {
    uploads,
    add(files: readonly File[]) {
      const names = files.map(({ name }) => name);
      setUploads((all) => all.filter(({ name, error }) => error === null || !names.includes(name)));
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
