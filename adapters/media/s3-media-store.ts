import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import {
  type MediaKey,
  mediaPrefix,
  mediaTypeOf,
  readMediaKey,
} from "../../domain/pictures/media.ts";
import type { MediaStore } from "../../domain/pictures/ports.ts";
import { StorageAwayError } from "../../domain/pictures/storage-away.ts";
import { fileAgeMs } from "../system/file-time.ts";
import { keyOfMedia } from "./key-of-media.ts";

export type Bucket = {
  /** URL of the bucket, such as `https://s3.eu-central-1.amazonaws.com/my-bucket`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Timeout in milliseconds for reads and writes of files. */
const timeoutMs = 15_000;
/**
 * Timeout in milliseconds for all others: some run in transactions, which the database ends after
 * ten idle seconds.
 */
const shortTimeoutMs = 8_000;

/** Stores files in a bucket of any S3-compatible service. Errors contain the service's status. */
export function createS3MediaStore({ url, ...access }: Bucket, folder = "media"): MediaStore {
  const client = new AwsClient({ ...access, service: "s3", retries: 2 });
  const bucket = url.replace(/\/+$/, "");
  const addressOf = (key: MediaKey) => `${bucket}/${folder}/${key.slice(0, 2)}/${key}`;

  const ask = (key: MediaKey, init: RequestInit & { method: string }) => send(addressOf(key), init);
  async function send(address: string, init: RequestInit & { method: string }) {
    const carriesBytes = init.method === "PUT" || init.method === "GET";
    const signal = AbortSignal.timeout(carriesBytes ? timeoutMs : shortTimeoutMs);
    return await client.fetch(address, { ...init, redirect: "manual", signal });
  }

  async function refused(response: Response, verb: string): Promise<Error> {
    await response.body?.cancel();
    return new Error(`Cannot ${verb} a picture in the bucket: it answered ${response.status}`);
  }

  return {
    keyOf: keyOfMedia,
    async put(media) {
      const key = keyOfMedia(media);
      const headers = {
        "content-type": media.contentType,
        "x-amz-content-sha256": createHash("sha256").update(media.bytes).digest("hex"),
      };
      const body = media.bytes as Uint8Array<ArrayBuffer>;
      const response = await ask(key, { method: "PUT", headers, body }).catch((error) => {
        throw new StorageAwayError(error);
      });
      if (!response.ok) throw new StorageAwayError(await refused(response, "store"));
      await response.body?.cancel();
      return key;
    },
    async has(key) {
      const response = await ask(key, { method: "HEAD" });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw await refused(response, "look for");
      return response.ok;
    },
    async get(key) {
      const response = await ask(key, { method: "GET" });
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok) throw await refused(response, "read");
      return { bytes: new Uint8Array(await response.arrayBuffer()), contentType: mediaTypeOf(key) };
    },
    async delete(key) {
      const response = await ask(key, { method: "DELETE" });
      if (!response.ok && response.status !== 404) throw await refused(response, "delete");
      await response.body?.cancel();
    },
    async *listOld(firstByte, olderThanMs) {
      const prefix = `${folder}/${mediaPrefix(firstByte)}/`;
      let from: string | null = null;
      do {
        const query = new URLSearchParams({
          "list-type": "2",
          prefix,
          ...(from !== null && { "continuation-token": from }),
        });
        const response = await send(`${bucket}/?${query}`, { method: "GET" });
        if (!response.ok) throw await refused(response, "look for");
        const page = readList(await response.text());
        for (const { name, at } of page.entries) {
          const key = readMediaKey(name.slice(prefix.length));
          if (key && fileAgeMs(at) > olderThanMs) yield key;
        }
        from = page.next;
      } while (from !== null);
    },
  };
}

/** Parses a page of an S3 listing. */
function readList(xml: string) {
  const tag = (text: string, name: string) =>
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1]?.replaceAll("&amp;", "&") ?? null;
  const entries = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = ""]) => ({
    name: tag(entry, "Key") ?? "",
    at: new Date(tag(entry, "LastModified") ?? Number.NaN),
  }));
  return { entries, next: tag(xml, "NextContinuationToken") };
}
