import { describe } from "vitest";
import { keepsQuestions } from "../contracts/question-repository.contract.ts";
import { createMemoryQuestionRepository } from "./question-repository.ts";

describe("questions in memory", () => {
  keepsQuestions(async () => createMemoryQuestionRepository());
});
