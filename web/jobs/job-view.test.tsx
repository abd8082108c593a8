import { beforeAll, expect, test } from "vitest";
import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { untilChunksLoaded } from "../lazy/chunks-on-server.ts";
import { linesOf, written } from "../ui/test/written.tsx";
import { AmountLine } from "./amount-line.tsx";
import { JobView } from "./job-view.tsx";
import { jobPath } from "./job-views.ts";

beforeAll(untilChunksLoaded);

const none = { changes: 0, approved: 0, waiting: 0, proposed: 0, services: null };
const dollars = {
  currency: "USD",
  exchange: null,
  baseline: 96_000_00,
  agreed: 96_000_00,
  ...none,
};
const linesFor = (amounts: object, side: JobBody["side"] = "exhibitor") =>
  linesOf(
    written(
      <AmountLine
        amounts={{ ...dollars, ...amounts }}
        side={side}
        begunAt="2026-12-01T12:00:00Z"
      />,
    ),
  );

test("the header says what was quoted, agreed and waits, in the quote's currency [T06] [T11]", () => {
  expect(linesFor({})).toEqual(["Quoted $96,000"]);
  expect(linesFor({ services: 14_300_00 }).join(" ")).toMatch(
    /Show services: about \$14,300 more, billed by the show \(estimate of .*Dec 1, 2026/,
  );
  const changed = { changes: 4_150_00, approved: 3, agreed: 100_150_00 };
  const agreed = "Quoted $96,000 + 3 approved changes $4,150 = agreed $100,150";
  const waiting = { waiting: 1_200_00, proposed: 1 };
  expect(linesFor({ ...changed, ...waiting })).toEqual([agreed, "1 waits for you: $1,200."]);
  expect(linesFor(waiting, "builder")[1]).toBe("1 waits for the exhibitor: $1,200.");
  const less = { changes: -250_00, approved: 1, agreed: 95_750_00 };
  expect(linesFor(less)).toEqual(["Quoted $96,000 − 1 approved change $250 = agreed $95,750"]);
  const exchange = { rateMillionths: 1_085_000, source: "ECB", day: "2026-11-27" };
  const euros = { currency: "EUR", exchange, baseline: 1_000_01, agreed: 1_000_01 };
  expect(linesFor(euros)).toEqual(["Quoted EUR 1,000.01 (about $1,085.01)"]);
});

const job = {
  id: "j",
  quoteRequestId: "r",
  state: "open",
  tradeShowName: "IMTS",
  eventDate: "2027-05-14",
  venue: "McCormick Place",
  boothSize: "20x20",
  company: "Engines Ltd",
  builder: { id: "b", name: "Bea's Booths" },
  estimatedTimeline: null,
  opensInDays: 12,
  ended: null,
  closedAt: null,
  createdAt: "2026-12-01T12:00:00Z",
} as const;

const offer = {
  revision: 2,
  lines: [],
  currency: "USD",
} as unknown as JobBody["offer"];
const agreement: JobBody["agreement"] = {
  version: 1,
  amount: 96_000_00,
  cancellation: null,
  editedBy: null,
  at: "2026-12-01T12:00:00Z",
  exhibitor: null,
  builder: null,
  payments: [],
  may: { agree: true, edit: true },
};

const mayNot = { callIn: false, answerCallIn: false, sayBuilt: false };

test("an exhibitor's new job has three next steps, a builder's none, a canceled one its reason, and photos their answers [T21]", () => {
  const read: JobBody = {
    job,
    amounts: dollars,
    next: [],
    changes: [],
    offer,
    earlierBrief: null,
    agreement,
    approvals: [],
    callIns: [],
    floor: { isOpen: false, standsAt: null, open: 0, mayLink: false },
    asBuilt: { photos: [], projectId: null, may: { add: false, allow: true, makeProject: false } },
    side: "exhibitor",
    may: { raise: true, callOff: true, ...mayNot },
  };
  const lines = (facts: Partial<JobBody>, view = "plan") =>
    linesOf(written(<JobView read={{ ...read, ...facts }} />, { at: jobPath("j", view) }));
  expect(lines({})).toEqual(
    expect.arrayContaining([
      "The show opens in 12 days",
      "Sign and pay the deposit",
      "Engines Ltd",
    ]),
  );
  const noChanges = "No changes. What you agreed is what you pay.";
  expect(lines({}, "changes")).toEqual(expect.arrayContaining([noChanges, "Ask for a change"]));
  expect(lines({ side: "builder" }, "changes")).toContain("Propose a change");
  const ofBuilder = lines({ side: "builder" });
  expect(ofBuilder).not.toContain("Sign and pay the deposit");
  const ended = { code: "other", reason: "No budget", by: null } as const;
  const over = { ...job, state: "ended" as const, ended, closedAt: "2026-12-02T12:00:00Z" };
  const canceled = lines(
    { job: over, may: { raise: false, callOff: false, ...mayNot } },
    "changes",
  );
  expect(canceled).toEqual(expect.arrayContaining(["The request was canceled", "No budget"]));
  expect(canceled).not.toContain("Ask for a change");

  const photo = { id: "p", name: "a.png", caption: "Front", isAllowed: false, isShown: false };
  const floor = { ...read.floor, isOpen: true };
  const may = { add: false, allow: true, makeProject: false };
  const built = { floor, asBuilt: { photos: [photo], projectId: null, may } };
  expect(lines(built, "floor")).toEqual(
    expect.arrayContaining(["As built", "Front", "Private", "Allow in the portfolio"]),
  );
  const allowed = [{ ...photo, isAllowed: true }];
  const making = { add: true, allow: false, makeProject: true };
  const ofMaker = {
    floor,
    side: "builder",
    asBuilt: { ...built.asBuilt, photos: allowed, may: making },
  } as const;
  const seen = lines(ofMaker, "floor");
  expect(seen).toEqual(
    expect.arrayContaining(["Portfolio allowed", "Make a project of it", "Change the caption"]),
  );
  expect(seen).not.toContain("Withdraw permission");
});
