import { describe } from "vitest";
import { keepsMedia } from "../contracts/media-store.contract.ts";
import { createMemoryMediaStore } from "./media-store.ts";

describe("pictures in memory", () => {
  keepsMedia(async () => createMemoryMediaStore());
});
