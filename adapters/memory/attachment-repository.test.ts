import { describe } from "vitest";
import { answeredCase } from "../../domain/quotes/examples.ts";
import { keepsAttachments } from "../contracts/attachment-repository.contract.ts";
import { createMemoryAttachmentRepository } from "./attachment-repository.ts";
import { openTestPorts } from "./test/test-ports.ts";

describe("files of requests in memory", () => {
  keepsAttachments(async () =>
    createMemoryAttachmentRepository(openTestPorts({ cases: [answeredCase] }).quotes),
  );
});
