import { describe } from "vitest";
import { answeredCase } from "../../domain/quotes/examples.ts";
import { keepsQuestions } from "../contracts/question-repository.contract.ts";
import { createMemoryQuestionRepository } from "./question-repository.ts";
import { openTestPorts } from "./test/test-ports.ts";

describe("questions in memory", () => {
  keepsQuestions(async () =>
    createMemoryQuestionRepository(openTestPorts({ cases: [answeredCase] }).quotes),
  );
});
