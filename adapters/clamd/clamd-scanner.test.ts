import { afterAll, beforeAll, expect, it } from "vitest";
import { createClamdScanner } from "./clamd-scanner.ts";
import { openTestClamd } from "./test/test-clamd.ts";

const eicar = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";
const textOf = (text: string) => new TextEncoder().encode(text);

let clamd: Awaited<ReturnType<typeof openTestClamd>>;
let scanner: ReturnType<typeof createClamdScanner>;
beforeAll(async () => {
  clamd = await openTestClamd({ maxBytes: 1024 * 1024 });
  scanner = createClamdScanner({ url: clamd.url });
});
afterAll(() => clamd.close());

it("scan() distinguishes clean from infected, also in the second chunk, and refuses what clamd takes no stream of [R30]", async () => {
  clamd.mood = "well";
  expect(await scanner.scan(textOf("%PDF-1.7"))).toEqual({ verdict: "clean" });
  expect(await scanner.scan(new Uint8Array(0))).toEqual({ verdict: "clean" });
  const second = textOf(`${"a".repeat(70_000)}${eicar}`);
  const found = { verdict: "refused", reason: "Eicar-Signature" };
  expect(await scanner.scan(second)).toEqual(found);
  const large = await scanner.scan(new Uint8Array(1024 * 1024 + 1));
  expect(large).toEqual({ verdict: "refused", reason: "larger than clamd's StreamMaxLength" });
  expect(await scanner.version()).toMatch(/^ClamAV /);
});

it.for([
  ["silent", /no answer within 200 ms/],
  ["dropping", /closed before the answer|ECONNRESET|EPIPE/],
  ["confused", /answered: stream: Can't allocate memory ERROR/],
] as const)("scan() knows nothing of a file while clamd is %s [R30]", async ([mood, problem]) => {
  clamd.mood = mood;
  const { scan } = createClamdScanner({
    url: clamd.url,
    ...(mood === "silent" && { withinMs: 200 }),
  });
  await expect(scan(textOf("%PDF-1.7"))).rejects.toThrow(problem);
});

it("scan() knows nothing of a file when no one listens [R30]", async () => {
  const gone = await openTestClamd();
  await gone.close();
  const { scan } = createClamdScanner({ url: gone.url });
  await expect(scan(textOf("%PDF-1.7"))).rejects.toThrow(/ECONNREFUSED/);
});
