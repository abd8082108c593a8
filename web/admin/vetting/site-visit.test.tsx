import { beforeAll, expect, test } from "vitest";
import { callQuery } from "../../api/call-query.ts";
import { untilChunksLoaded } from "../../lazy/chunks-on-server.ts";
import { linesOf, written } from "../../ui/test/written.tsx";
import { VettingQueue } from "./vetting-queue.tsx";

beforeAll(untilChunksLoaded);

test("an admin enters a visit to the booth of the builder in the address, above the checks [S12]", () => {
  const read = callQuery("GET /api/builders/:id", { params: { id: "b" } }).queryKey;
  const linesAt = (query: string) =>
    linesOf(
      written(<VettingQueue address={new URLSearchParams(query)} />, {
        read: [[read, { name: "Glass & Sons" }]],
      }),
    );
  const lines = linesAt("view=vetting&builder=b");
  expect(lines).toEqual(
    expect.arrayContaining([
      "Site visit: Glass & Sons",
      "Who visited",
      "Booth and show",
      "Visited on",
      "Photos of the booth",
      "Send",
    ]),
  );
  expect(lines.indexOf("Send")).toBeLessThan(lines.indexOf("Waiting"));
  expect(linesAt("view=vetting")).not.toContain("Who visited");
});
