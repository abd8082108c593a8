import { expect, it } from "vitest";
import { retryStale } from "./retry-stale.ts";
import { StaleWriteError } from "./stale-write.ts";

function failing(times: number, error: Error) {
  let attempts = 0;
  const attempt = async () => {
    attempts += 1;
    if (attempts <= times) throw error;
    return "done";
  };
  return { attempt, attempts: () => attempts };
}

it("retryStale() outlasts a crowd of writers, and ends", async () => {
  const stale = new StaleWriteError("q1");
  expect(await retryStale(failing(50, stale).attempt)).toBe("done");
  const hopeless = failing(99, stale);
  await expect(retryStale(hopeless.attempt)).rejects.toBe(stale);
  expect(hopeless.attempts()).toBe(51);
});

it("retryStale() retries nothing else", async () => {
  const broken = failing(1, new Error("No connection"));
  await expect(retryStale(broken.attempt)).rejects.toThrow("No connection");
  expect(broken.attempts()).toBe(1);
});
