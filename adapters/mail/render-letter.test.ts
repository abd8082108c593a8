import { beforeAll, describe, expect, test } from "vitest";
import type { Letter, LetterKind } from "../../domain/messages/letter.ts";
import { usualNumbers } from "../../domain/shared/promised-numbers.ts";
import { everyLetter, site } from "./examples.ts";
import { renderLetter } from "./render-letter.tsx";

/** A page that only members see is reached through the sign-in. */
const through = (path: string) => `/login?returnTo=${encodeURIComponent(path)}`;

/** The link of the confirmation to an unproven address: the page speaks in general without a receipt. */
const confirmation = "/quote-success/0190c000-0000-7000-8000-000000000001";

const links: Record<LetterKind, string> = {
  "request-received": through("/requests/0190c000-0000-7000-8000-000000000001"),
  "many-requests": through("/admin-dashboard"),
  "request-to-assign": through("/admin-dashboard?assign=0190c000-0000-7000-8000-000000000001"),
  invitation: through("/dashboard?quote=0190c000-0000-7000-8000-000000000001"),
  "builder-invite": "/join?token=Zm9vYmFy-_Zm9v",
  "invitation-declined": through("/admin-dashboard?brief=0190c000-0000-7000-8000-000000000001"),
  "invitation-removed": through("/dashboard"),
  "invitation-reminder": through("/dashboard?quote=0190c000-0000-7000-8000-000000000001"),
  "invitation-released": through("/dashboard"),
  "seat-confirmed": through("/dashboard?quote=0190c000-0000-7000-8000-000000000001"),
  "quote-taken-back": through("/dashboard?quote=0190c000-0000-7000-8000-000000000001"),
  "response-link-renewed": through("/dashboard?quote=0190c000-0000-7000-8000-000000000001"),
  "worker-silent": through("/admin-dashboard?need=at-risk"),
  "request-waits": through("/admin-dashboard?need=waiting"),
  "promise-few": through("/requests/0190c000-0000-7000-8000-000000000001"),
  "promise-at-risk": through("/requests/0190c000-0000-7000-8000-000000000001"),
  "promise-missed": through("/requests/0190c000-0000-7000-8000-000000000001"),
  "promise-answered": through("/requests/0190c000-0000-7000-8000-000000000001"),
  "promise-paused": through("/requests/0190c000-0000-7000-8000-000000000001"),
  "many-alarms": through("/admin-dashboard?need=open"),
  "promise-alarm": through("/admin-dashboard?brief=0190c000-0000-7000-8000-000000000001"),
  "price-asked": through("/dashboard?quote=0190c000-0000-7000-8000-000000000001"),
  "question-asked": through("/requests/0190c000-0000-7000-8000-000000000001?view=questions"),
  "questions-answered": through("/dashboard?request=0190c000-0000-7000-8000-000000000001"),
  "exhibitor-asked": through("/dashboard?request=0190c000-0000-7000-8000-000000000001"),
  "builders-answered": through("/requests/0190c000-0000-7000-8000-000000000001?view=questions"),
  "update-asked": through("/dashboard?quote=0190c000-0000-7000-8000-000000000001"),
  "lines-asked": through("/dashboard?quote=0190c000-0000-7000-8000-000000000001"),
  "brief-changed": through("/dashboard?quote=0190c000-0000-7000-8000-000000000001"),
  "round-opened": through("/dashboard?quote=0190c000-0000-7000-8000-000000000001"),
  "round-ends": through("/dashboard?quote=0190c000-0000-7000-8000-000000000001"),
  "round-cancelled": through("/dashboard?quote=0190c000-0000-7000-8000-000000000001"),
  "bill-opens": through("/jobs/0190d000-0000-7000-8000-000000000001?view=bill"),
  "bill-waits": through("/jobs/0190d000-0000-7000-8000-000000000001?view=bill"),
  "bill-confirmed": through("/jobs/0190d000-0000-7000-8000-000000000001?view=bill"),
  "job-closed": through("/jobs/0190d000-0000-7000-8000-000000000001?view=bill"),
  "change-proposed": through("/jobs/0190d000-0000-7000-8000-000000000001?view=changes"),
  "approval-asked": through("/jobs/0190d000-0000-7000-8000-000000000001?view=approvals"),
  "approval-decided": through("/jobs/0190d000-0000-7000-8000-000000000001?view=approvals"),
  "called-in": through("/jobs/0190d000-0000-7000-8000-000000000001?view=messages"),
  "we-are-called-in": through("/admin-dashboard?view=jobs&state=called-in"),
  "was-it-built": through("/jobs/0190d000-0000-7000-8000-000000000001?view=messages"),
  "booth-is-up": through("/jobs/0190d000-0000-7000-8000-000000000001/site"),
  "punch-before-opening": through("/jobs/0190d000-0000-7000-8000-000000000001/site"),
  "job-messages": through("/jobs/0190d000-0000-7000-8000-000000000001?view=messages"),
  "agreement-changed": through("/jobs/0190d000-0000-7000-8000-000000000001#agreement"),
  "job-agreed": through("/jobs/0190d000-0000-7000-8000-000000000001#agreement"),
  "payment-not-agreed": through("/jobs/0190d000-0000-7000-8000-000000000001#payments"),
  "payment-due": through("/jobs/0190d000-0000-7000-8000-000000000001#payments"),
  "change-ended": through("/jobs/0190d000-0000-7000-8000-000000000001?view=changes"),
  "change-wished": through("/jobs/0190d000-0000-7000-8000-000000000001?view=changes"),
  "change-decided": through("/jobs/0190d000-0000-7000-8000-000000000001?view=changes"),
  "round-closed": through("/requests/0190c000-0000-7000-8000-000000000001/compare"),
  "offer-confirmed": through("/requests/0190c000-0000-7000-8000-000000000001/compare"),
  "request-erased": through("/dashboard"),
  "builder-left": through("/requests/0190c000-0000-7000-8000-000000000001"),
  "exhibitor-left": through("/dashboard?quote=0190c000-0000-7000-8000-000000000001"),
  "response-received": through("/requests/0190c000-0000-7000-8000-000000000001/compare"),
  "response-revised": through("/requests/0190c000-0000-7000-8000-000000000001/compare"),
  "response-accepted": through("/dashboard?request=0190c000-0000-7000-8000-000000000001"),
  "acceptance-record": through("/requests/0190c000-0000-7000-8000-000000000001"),
  "request-decided": through("/dashboard"),
  "response-declined": through("/dashboard"),
  "response-withdrawn": through("/requests/0190c000-0000-7000-8000-000000000001"),
  "request-cancelled": through("/dashboard"),
  "request-closed": through("/requests/0190c000-0000-7000-8000-000000000001"),
  "request-reopened": through("/dashboard?request=0190c000-0000-7000-8000-000000000001"),
  "own-request-reopened": through("/requests/0190c000-0000-7000-8000-000000000001"),
  "rates-change": through("/dashboard?view=money"),
  "rates-agreed": through("/dashboard?view=money"),
  "statement-issued": through("/dashboard?view=money"),
  "statement-overdue": through("/dashboard?view=money"),
  "contest-received": through("/admin-dashboard?view=money"),
  "contest-decided": through("/dashboard?view=money"),
  "payment-recorded": through("/dashboard?view=money"),
  "profile-approved": "/builders/0190b000-0000-7000-8000-000000000001",
  "plan-days": through("/requests/0190c000-0000-7000-8000-000000000001?view=plan"),
  "plan-moved": through("/jobs/0190d000-0000-7000-8000-000000000001#plan"),
  "reference-asked": "/reference?token=Zm9vYmFy-_Zm9v",
  "vetting-decided": through("/dashboard?view=vetting"),
  "vetting-ends": through("/dashboard?view=vetting"),
  "vetting-ends-today": through("/admin-dashboard?view=vetting"),
  "profile-declined": through("/dashboard"),
  "review-published": through("/builders/0190b000-0000-7000-8000-000000000001#reviews"),
  "review-replied": "/builders/0190b000-0000-7000-8000-000000000001#reviews",
  "review-invitation": through("/review/0190d000-0000-7000-8000-000000000001"),
  "profile-edit-declined": through("/dashboard"),
  "project-published": "/portfolio/0190f200-0000-7000-8000-000000000001",
  "project-declined": through("/dashboard"),
  "sign-in": "/login/email?token=Zm9vYmFy-_Zm9v",
  "email-change": "/confirm-email?token=Zm9vYmFy-_Zm9v",
  "account-notice": "/contact",
  "email-change-notice": through("/dashboard"),
  "passkey-notice": through("/dashboard?settings"),
  "provider-notice": through("/dashboard?settings"),
  "proof-code": through("/dashboard?settings"),
  "test-mail": "/",
  "contact-message": "mailto:ada@northwind.example",
};

const find = (kind: LetterKind, words = "Ada") =>
  everyLetter(words).find((letter) => letter.kind === kind) as Letter;

describe.each(everyLetter("Ada").map((letter) => [letter.kind, letter] as const))(
  "renderLetter() of %s",
  (kind, letter) => {
    let rendered: Awaited<ReturnType<typeof renderLetter>>;
    beforeAll(async () => {
      rendered = await renderLetter(letter, site);
    });

    test("leads to the right page, in both forms", () => {
      const { text, html } = rendered;
      const isUnproven = letter.kind === "request-received" && letter.request === null;
      const path = isUnproven ? confirmation : links[kind];
      const link = path.startsWith("/") ? `${site.origin}${path}` : path;
      expect(text.split("\n")).toContain(link);
      expect(html).toContain(`href="${link}"`);
    });

    test("says nothing that a person would not", () => {
      const { subject, text, html } = rendered;
      expect(`${subject} ${text} ${html}`).not.toMatch(/undefined|null|NaN|\[object/);
      expect(subject.length).toBeGreaterThan(5);
      expect(html).toMatch(/^<!DOCTYPE html/i);
    });
  },
);

test.each(
  everyLetter(`<script>alert("x")</script>&`).map((letter) => [letter.kind, letter] as const),
)("renderLetter() of %s escapes typed words, everywhere", async (_, letter) => {
  const { html } = await renderLetter(letter, site);
  const own = ["/icon-192.png", "/img/brief/island-"].map(
    (path) => `<img src="${site.origin}${path}`,
  );
  expect(own.reduce((rest, image) => rest.replaceAll(image, ""), html)).not.toMatch(
    /<script|<img/i,
  );
  if (!("request" in letter) || !letter.request) return;
  expect(html).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;");
});

test("renderLetter() keeps subjects and lines whole, whatever someone typed", async () => {
  const words = "CES\r\nBcc: evil@evil.example\n\nSend your quote:\nhttps://evil.example";
  for (const letter of everyLetter(words)) {
    const { subject, text } = await renderLetter(letter, site);
    expect(subject).not.toMatch(/\p{Cc}/u);
    expect(subject.length).toBeLessThan(120);
    expect(text).not.toMatch(/^(Bcc:|https:\/\/evil)/m);
  }
});

test("renderLetter() takes no words but the show's name into a subject for someone else, and the builder's beside a price [W03]", async () => {
  for (const letter of everyLetter("XYZZY")) {
    if ("builderName" in letter) letter.builderName = "Redwood & Pike";
    if (letter.kind === "contact-message") continue; // to ourselves
    // published beside the review, with the author's consent
    if (letter.kind === "review-published") letter.company = null;
    if ("request" in letter && letter.request) letter.request.tradeShowName = "CES 2027";
    if ("show" in letter) letter.show = "CES 2027";
    const { subject } = await renderLetter(letter, site);
    expect(subject).not.toContain("XYZZY");
  }
});

test("letters about private questions and answers promise them to no other builder [R24]", async () => {
  const written = await Promise.all(
    everyLetter("Ada")
      .filter(({ kind }) => kind === "question-asked" || kind === "questions-answered")
      .map(async (letter) => ({ letter, ...(await renderLetter(letter, site)) })),
  );
  const isPrivate = (letter: Letter) =>
    letter.kind === "question-asked"
      ? letter.questions.length === 0
      : letter.kind === "questions-answered" && letter.answers.every((each) => each.isPrivate);
  const toAll = /for everyone|every builder/i;
  for (const { letter, subject, text } of written) {
    if (isPrivate(letter)) expect(`${subject} ${text}`).not.toMatch(toAll);
  }
  expect(written.filter(({ letter }) => isPrivate(letter)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^A question about your booth at /),
    expect.stringMatching(/^An answer for you: /),
  ]);
  expect(written.filter(({ text }) => toAll.test(text))).toHaveLength(written.length - 2);
});

test("renderLetter() shows the booth by a name that says nothing else, and in words", async () => {
  const letter = find("request-received");
  const { text, html } = await renderLetter(letter, site);
  const picture = `${site.origin}/img/brief/island-20x30.counter.png`;
  expect(html).toContain(
    `src="${picture}" alt="Drawing of the booth: 20\u00a0×\u00a030\u00a0ft Island, Counter"`,
  );
  expect(text).not.toContain("/img/");
  const request = { ...(letter as { request: object }).request, picture: "../x.png" };
  const { html: odd } = await renderLetter({ ...letter, request } as Letter, site);
  expect(odd).not.toContain("/img/");
});

test.each([
  ["price-asked", "#quote"],
  ["lines-asked", "#quote"],
  ["update-asked", "#quote"],
  ["brief-changed", "#changes"],
  ["round-opened", "#last-word"],
  ["round-ends", "#last-word"],
  ["round-cancelled", ""],
  ["request-reopened", ""],
  ["exhibitor-asked", "#questions"],
  ["questions-answered", ""],
  ["response-accepted", ""],
] as const)(
  "a builder without an account answers %s by the link of their invitation [R14] [R15]",
  async (kind, part) => {
    const letter = everyLetter("Ada").find((each) => each.kind === kind && "link" in each);
    const { text } = await renderLetter(letter as Letter, site);
    expect(text.split("\n")).toContain(`${site.origin}/respond/token-1${part}`);
    expect(text.replace(/\s+/g, " ")).toContain("The first link needs no sign-in");
  },
);

test("the email about a changed brief leads a builder with a price to it [W22]", async () => {
  const letters = everyLetter("Ada").filter(({ kind }) => kind === "brief-changed");
  const texts = await Promise.all(
    letters.map(async (each) => (await renderLetter(each, site)).text.split("\n")),
  );
  const priced = `${site.origin}/respond/token-1#price`;
  expect(texts.map((lines) => lines.includes(priced))).toEqual([false, false, false, true]);
});

test("an email about a round says when the quote expires before its end [R22]", async () => {
  const opened = everyLetter("Ada").filter(({ kind }) => kind === "round-opened");
  const texts = await Promise.all(
    opened.map(async (each) => (await renderLetter(each, site)).text),
  );
  const [usual, soon] = texts.map((text) => text.replace(/\s+/g, " "));
  expect(usual).toContain("No answer means that your quote stands as it is.");
  expect(soon).not.toContain("No answer means");
  expect(soon).toContain("stands as it is, and expires Thu, Jan 7, 2027, 1:00 AM PST.");
});

test("renderLetter() puts one button of an invitation before the others", async () => {
  const { html } = await renderLetter(find("invitation"), site);
  const filled = [...html.matchAll(/background-color:#ff6a1a[^>]*>\s*<a[^>]*>([^<]*)</gi)];
  expect(filled.map(([, label]) => label)).toEqual(["Send your quote"]);
});

test("renderLetter() shows an unproven address nothing of the request", async () => {
  const letter = everyLetter("XYZZY")[1] as Letter;
  const { subject, text, html } = await renderLetter(letter, site);
  expect(letter).toMatchObject({ kind: "request-received", request: null });
  expect(`${subject} ${text} ${html}`).not.toContain("XYZZY");
  expect(text).toContain(`Sign in at ${site.origin}/login with this address`);
});

test("renderLetter() writes to an unproven address as well as to a known one", async () => {
  const letters = everyLetter("XYZZY").filter(
    (letter) => "firstName" in letter && letter.firstName === "",
  );
  const written = await Promise.all(letters.map((letter) => renderLetter(letter, site)));
  expect(written.map(({ subject }) => subject)).toEqual([
    "Your show: $42,000 from XYZZY",
    "A question about your booth at your show",
  ]);
  for (const { text } of written) {
    expect(text).toMatch(/\n\nHi there, /);
    expect(text).not.toMatch(/\n{3}|^(Show|Date|Venue|Booth size):/m);
  }
});

test.each([
  ["assigned", "and so are the contact details"],
  ["awarded", "the contact details once your quote is accepted"],
] as const)(
  "an invitation says when contact details are shown: %s [R25]",
  async (contactAfter, words) => {
    const { text } = await renderLetter(find("invitation"), { ...site, contactAfter });
    expect(text.replace(/\s+/g, " ")).toContain(words);
  },
);

test("renderLetter() gives an invitation the details and when the quote is due", async () => {
  const letter = find("invitation", "Consumer Electronics Show");
  if (letter.kind !== "invitation") throw new Error("Not an invitation");
  Object.assign(letter.request, {
    eventDate: "2027-03-03",
    boothSize: "20x20",
    industry: "island",
    serviceType: "exhibit-stand-rental",
    budget: "35000-75000",
  });
  const { text } = await renderLetter(letter, site);
  const details = [
    "Date: March 3, 2027",
    "Booth size: 20 × 20 ft",
    "Exhibit type: Island",
    "Service: Exhibit stand rental",
    "Budget: $35,000 – $75,000",
    "Answer by: Thu, Jan 7, 2027, 8:00 AM UTC",
  ];
  for (const line of details) expect(text.split("\n")).toContain(line);
  const there = await renderLetter({ ...letter, timeZone: "America/Chicago" }, site);
  expect(there.text.split("\n")).toContain("Answer by: Thu, Jan 7, 2027, 2:00 AM CST");
  expect(there.subject).toBe("Answer by Thu 2:00 AM CST: Consumer Electronics Show, 20 × 20 ft");
  const welcomeUntil = "2027-01-08T23:00:00.000Z";
  const later = await renderLetter({ ...letter, welcomeUntil }, site);
  expect(later.text.replace(/\s+/g, " ")).toContain("UTC. Later is welcome, until Friday.");
  const overdue = await renderLetter({ ...letter, answerBy: null }, site);
  expect(overdue.subject).toBe("Answer as soon as you can: Consumer Electronics Show, 20 × 20 ft");
  expect(overdue.text.split("\n")).toContain("Answer by: As soon as you can");
});

test("renderLetter() says why a builder declined, in the words of the reason they chose [Q26]", async () => {
  const said = everyLetter("Fully booked").filter(({ kind }) => kind === "invitation-declined");
  const texts = await Promise.all(said.map(async (each) => (await renderLetter(each, site)).text));
  expect(texts[0]).toContain("Fully booked");
  expect(texts[1]?.replace(/\s+/g, " ")).toContain("Their reason: > The budget is too low");
});

test("renderLetter() shows money in dollars, with cents only where there are any", async () => {
  expect((await renderLetter(find("response-received"), site)).text).toContain("Quote: $42,000\n");
  expect((await renderLetter(find("response-revised"), site)).text).toContain(
    "Quote: $42,000.50\n",
  );
});

test("renderLetter() keeps the sign-in code out of the subject and in the text", async () => {
  const { subject, text, html } = await renderLetter(find("sign-in"), site);
  expect(subject).not.toContain("042917");
  expect(text).toContain("042917");
  expect(html).toContain("042917");
});

test("the email of a pause names its end at the latest, and none where it is over [Q30]", async () => {
  const letter = find("promise-paused");
  const wordsOf = async (endsAt: string | null) =>
    (await renderLetter({ ...letter, endsAt } as Letter, site)).text.replace(/\s+/g, " ");
  expect(await wordsOf("2027-01-08T16:00:00.000Z")).toMatch(
    /The clock continues when you answer, and by Fri, Jan 8, 2027, .+ at the latest\./,
  );
  expect(await wordsOf(null)).toContain("The clock continues when you answer.");
});

test("an exhibitor reads whether all builders who fit are invited, or the most for one request [Q27]", async () => {
  const letter = find("promise-at-risk");
  const textOf = async (fitting: number) => {
    const changed = { ...letter, allAsked: { asked: 12, fitting } } as Letter;
    return (await renderLetter(changed, site)).text.replace(/\s+/g, " ");
  };
  expect(await textOf(20)).toContain("We've invited 12 builders, the most for one request.");
  expect(await textOf(12)).toContain("We've invited all 12 builders who fit your booth.");
});

test("the email about too few quotes says what is in, what we do in this mode and when the next comes, without a zero [Q28][W03]", async () => {
  const letter = { ...find("promise-at-risk"), writesAgainAt: "2027-01-07T13:00:00.000Z" };
  const rendered = async (facts: object) => {
    const { subject, text } = await renderLetter({ ...letter, ...facts } as Letter, site);
    const whole = text.replace(/\s+/g, " ");
    expect(whole.replaceAll(/https:\S+|\d+:\d+/g, "")).not.toMatch(/\b0\b|\bno quote/i);
    return { subject, text: whole };
  };
  const { subject, text } = await rendered({ inviting: 2, countable: 1 });
  expect(subject).toMatch(/: one quote is in$/);
  expect(text).toContain("one quote is in, and the other four are due by Thu, Jan 7, 2027,");
  expect(text).toContain("We're inviting two more builders.");
  expect(text).toContain("We'll write again Thu 7:00 AM CST.");
  const waiting = await rendered({ proposed: 4, countable: 0, low: 0, isFirst: true });
  expect(waiting.text).toContain("Our team decides which builders to invite next.");
  expect(waiting.text).not.toMatch(/we're inviting/i);
  expect(waiting.subject).toMatch(/: your first quote is still to come$/);
  expect((await rendered({ countable: 5 })).subject).toMatch(/all five quotes are in$/);
  const few = { kind: "promise-few", low: 0, high: 2, countable: 0 };
  expect((await rendered(few)).text).toContain("we expect up to 2 quotes, not 5.");
  expect((await rendered({ kind: "promise-missed", countable: 0 })).subject).not.toContain("0");
});

test("an email about a quote names the show, the amount and how many are in, in its subject; one to who lost does not [W03][R32]", async () => {
  const subjectOf = async (kind: Letter["kind"], facts: object) => {
    const letter = { ...find(kind), ...facts } as Letter;
    if ("request" in letter && letter.request) letter.request.tradeShowName = "CES";
    return (await renderLetter(letter, site)).subject;
  };
  const builderName = "Redwood & Pike";
  const quote = { builderName, quotedAmount: 52_800_00, received: 2, promised: 5 };
  expect(await subjectOf("response-received", quote)).toBe(
    "CES: $52,800 from Redwood & Pike (2 of 5)",
  );
  expect(await subjectOf("response-received", { ...quote, received: 6 })).toMatch(/ \(6 in\)$/);
  const revised = { builderName, quotedAmount: 63_800_00 };
  expect(await subjectOf("response-revised", revised)).toBe(
    "CES: Redwood & Pike revised to $63,800",
  );
  expect(await subjectOf("offer-confirmed", revised)).toContain("Redwood & Pike confirms $63,800");
  expect(await subjectOf("response-withdrawn", revised)).toContain(
    "withdrew their quote of $63,800",
  );
  expect(await subjectOf("response-received", { builderName, quotedAmount: null })).toBe(
    "CES: Redwood & Pike needs more information",
  );
  for (const letter of everyLetter("CES").filter(({ kind }) => kind === "response-declined")) {
    expect((await renderLetter(letter, site)).subject).not.toContain("$");
  }
});

test("an exhibitor whose request is open again reads of further quotes only where none is accepted", async () => {
  const letter = find("own-request-reopened");
  const textOf = async (hasAccepted: boolean) =>
    (await renderLetter({ ...letter, hasAccepted } as Letter, site)).text.replace(/\s+/g, " ");
  expect(await textOf(false)).toContain("builders can send new ones until you've accepted one.");
  const decided = await textOf(true);
  expect(decided).toContain("The quote you accepted still stands.");
  expect(decided).not.toContain("new ones");
});

test("a letter names no change of the brief that brings no builder, or that none can make today [Q27]", async () => {
  const letter = find("promise-few");
  const textOf = async (...widenings: object[]) =>
    (await renderLetter({ ...letter, widenings } as Letter, site)).text.replace(/\s+/g, " ");
  const later = { kind: "event-date", day: "2027-03-10", builders: 3 };
  const dearer = { kind: "budget", upToDollars: 60_000, builders: 2 };
  expect(await textOf(later, dearer)).toContain(
    "What would bring more: A budget up to $60,000 brings 2 more builders. Reply",
  );
  for (const nothing of [await textOf(later), await textOf()]) {
    expect(nothing).toContain("Reply to this email and we'll look at your brief together.");
    expect(nothing).not.toMatch(/wider budget|show date/);
  }
});

test("every email takes the numbers of the promise from its request's policy [W33]", async () => {
  const others = { quotesPromised: 9, firstHours: 31, allHours: 77, seats: 8, mostInvited: 13 };
  const numbers = { ...usualNumbers, ...others, mode: "auto" as const };
  for (const letter of everyLetter("Ada")) {
    const facts = { numbers, promised: 9, countable: 2, received: 2 };
    const { subject, text } = await renderLetter({ ...letter, ...facts } as Letter, site);
    const whole = `${subject} ${text}`.replace(/\s+/g, " ");
    const isUsual = /\b(five|5) (quotes|builders)|24[-–]48|within (24|48)|all five|of 5\b|not 5\b/i;
    expect([letter.kind, whole.match(isUsual)]).toEqual([letter.kind, null]);
    if (letter.kind !== "request-received") continue;
    expect(whole).toContain("get you nine quotes, never more than 13; the first arrives within 31");
  }
});
