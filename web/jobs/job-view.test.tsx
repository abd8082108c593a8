import { beforeAll, expect, test } from "vitest";
import type { CloseOutBody } from "../../app-server/contract/jobs/close-outs.ts";
import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { untilChunksLoaded } from "../lazy/chunks-on-server.ts";
import { tones } from "../ui/action/button.css.ts";
import { linesOf, written } from "../ui/test/written.tsx";
import { AmountLine } from "./amount-line.tsx";
import { BillView } from "./bill.tsx";
import { JobView } from "./job-view.tsx";
import { jobPath } from "./job-views.ts";
import { NextThings } from "./next-things.tsx";

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
  expect(linesFor({ ...waiting, waiting: -900_00 })[1]).toBe("1 waits for you: $900 less.");
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

test("an exhibitor's new job has three next steps, a builder's none, a canceled one its reason, and photos their answers [T21]", () => {
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

const change = {
  note: null,
  lines: [] as never[],
  reason: "other",
  daysLater: null,
  answerBy: null,
  version: 1,
  earlier: [] as never[],
  raisedAt: "2026-12-01T12:00:00Z",
  decidedAt: null,
  decidedNote: null,
} as const;

test.each([
  ["exhibitor", ["You", "Builder"], "Answer change 1"],
  ["builder", ["Exhibitor", "You"], "Price change 2"],
  [null, ["Exhibitor", "Builder"], undefined],
] as const)(
  "what is next says to %s whose turn it is; the reader's first is the main button",
  (side, turns, main) => {
    const things = [
      { what: "Answer change 1", href: "#1", who: "exhibitor", day: null },
      { what: "Price change 2", href: "#2", who: "builder", day: null },
    ] as const;
    const html = written(<NextThings things={things} side={side} isQuiet={false} />);
    const lines = linesOf(html);
    expect([lines[2], lines[4]]).toEqual(turns);
    const buttons = [...html.matchAll(/<a class="([^"]*)"[^>]*>([^<]*)/g)];
    const isMain = ([, classes = ""]: string[]) => classes.includes(tones.accent);
    expect(buttons.filter(isMain).map(([, , text]) => text)).toEqual(main ? [main] : []);
  },
);

test("changes that wait for the reader come first, decided ones last, and each says whom it waits for [T06]", () => {
  const changes: JobBody["changes"] = [
    {
      ...change,
      id: "1",
      number: 1,
      raisedBy: "builder",
      state: "approved",
      title: "Sign",
      total: -920000,
      may: [],
    },
    {
      ...change,
      id: "2",
      number: 2,
      raisedBy: "exhibitor",
      state: "wished",
      title: "Stools",
      total: null,
      may: ["withdraw"],
    },
    {
      ...change,
      id: "3",
      number: 3,
      raisedBy: "builder",
      state: "proposed",
      title: "Lift",
      total: 820000,
      may: ["approve", "refuse"],
    },
  ];
  const shown = (side: "exhibitor" | "builder") =>
    lines({ changes, side }, "changes").filter((line) =>
      /^Change \d|^Needs your|^Waiting for|^Approved$/.test(line),
    );
  expect(shown("exhibitor")).toEqual([
    "Change 3: Lift",
    "Needs your answer",
    "Change 2: Stools",
    "Waiting for the builder",
    "Change 1: Sign",
    "Approved",
  ]);
  expect(shown("builder")).toEqual([
    "Change 2: Stools",
    "Needs your price",
    "Change 3: Lift",
    "Waiting for the exhibitor",
    "Change 1: Sign",
    "Approved",
  ]);
});

test("approvals that wait for the reader come first, and each says whom it waits for [T12]", () => {
  const asked = { at: "2026-12-01T12:00:00Z", name: null };
  const approval = {
    kind: "drawings",
    note: null,
    round: 1,
    files: [] as never[],
    due: null,
    asked,
    decided: null,
  } as const;
  const approvals: JobBody["approvals"] = [
    { ...approval, id: "1", title: "Walls", state: "asked", side: "builder", may: ["approve"] },
    { ...approval, id: "2", title: "Logo", state: "asked", side: "exhibitor", may: ["withdraw"] },
  ];
  const wanted = ["Walls", "Waiting for you", "Logo", "Waiting for the builder"];
  expect(lines({ approvals }, "approvals").filter((line) => wanted.includes(line))).toEqual(wanted);
});

test("the bill opens with its sum, what differs and whom it waits for, and names what to check [T23]", () => {
  const bill: CloseOutBody = {
    state: "delivered",
    currency: "USD",
    version: 1,
    isEntered: true,
    isItemized: false,
    rows: [{ category: "other", quoted: 96_000_00, approved: null, billed: 98_100_00, note: null }],
    invoiceTotal: null,
    charges: [],
    findings: [{ code: "above", category: "other", text: "Other: $2,100 above" }],
    confirmed: ["builder"],
    settledBy: null,
    accuracy: null,
    side: "exhibitor",
    may: { signOff: false, enter: true, confirm: true },
  };
  const billed = (facts: Partial<CloseOutBody> = {}) =>
    linesOf(written(<BillView id="j" company="Engines Ltd" bill={{ ...bill, ...facts }} />));
  expect(billed().slice(0, 5)).toEqual([
    "Final bill: $98,100",
    "$2,100 more than you both approved.",
    "Waits for you. Without an answer in 14 days, the bill stands as it is.",
    "Worth a check",
    "Other: $2,100 above",
  ]);
  expect(billed({ side: "builder" })[2]).toMatch(/^Waits for the exhibitor\./);
  const asAgreed = [
    { category: "other", quoted: 96_000_00, approved: null, billed: 96_000_00, note: null },
  ];
  expect(billed({ isEntered: false, rows: asAgreed }).slice(0, 2)).toEqual([
    "Bill as agreed: $96,000",
    "The same as you both approved.",
  ]);
});
