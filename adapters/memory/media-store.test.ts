import { describe } from "vitest";
import { keepsMedia } from "../contracts/media-store.contract.ts";
import { createMemoryMediaStore } from "./media-store.ts";

describe("pictures in memory", () => {
  let media = createMemoryMediaStore();
  keepsMedia(
    async () => {
      media = createMemoryMediaStore();
      return media;
    },
    async (key, at) => media.storedAt.set(key, at),
  );
});
