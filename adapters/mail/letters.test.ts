import { expect, test } from "vitest";
import type { Letter } from "../../domain/messages/letter.ts";
import { everyLetter, site } from "./examples.ts";
import type { Letters } from "./letter-words.ts";
import { kindsOwnedBy } from "./letters.ts";
import { renderLetter } from "./render-letter.tsx";

type TestMail = { kind: "test-mail" };
const write = () => ({ subject: "", preheader: "", title: "", blocks: [] });

test("a kind of email without owner, topic or words does not compile", () => {
  const row = { topic: null, ownedBy: "account", write } as const;
  const rows: Letters<TestMail>[] = [
    { "test-mail": row },
    // @ts-expect-error no owner
    { "test-mail": { topic: null, write } },
    // @ts-expect-error no topic
    { "test-mail": { ownedBy: "account", write } },
    // @ts-expect-error no words
    { "test-mail": { topic: null, ownedBy: "account" } },
    // @ts-expect-error no row
    {},
    // @ts-expect-error a row of another union
    { "test-mail": row, "sign-in": row },
  ];
  // @ts-expect-error no row for most kinds
  const every: Letters<Letter> = { "test-mail": row };
  expect([...rows, every]).toHaveLength(7);
});

test("the office owns every kind of email that leads to an admin's page, and the contact message", async () => {
  const kinds = new Set<string>(["contact-message"]);
  for (const letter of everyLetter("words")) {
    const { text } = await renderLetter(letter, site);
    const isToAdmin = /^https:\S*(\/|%2F)admin\b/m.test(text);
    if (isToAdmin) kinds.add(letter.kind);
  }
  expect(kindsOwnedBy("office").sort()).toEqual([...kinds].sort());
});

test("an account owns what opens or describes it, and nothing that builders and admins read about others", () => {
  expect(kindsOwnedBy("account").sort()).toEqual([
    "account-notice",
    "builder-invite",
    "email-change",
    "email-change-notice",
    "passkey-notice",
    "proof-code",
    "provider-notice",
    "sign-in",
    "test-mail",
  ]);
});

test("a long show's name stands short in each subject [W25] [W03]", async () => {
  const rest = "Scientific Assembly and Annual Meeting of the Radiological Society";
  for (const letter of everyLetter(`RSNA ${rest}`)) {
    // its subject is a visitor's own
    if (letter.kind === "contact-message") continue;
    const { subject } = await renderLetter(letter, site);
    expect(subject, letter.kind).not.toContain("Annual");
  }
});

test("an email about an accepted quote speaks of both briefs only where it names both booths [W01]", async () => {
  const letters = everyLetter("words").filter((letter) => "earlierBrief" in letter);
  const nameless = letters.map((letter) =>
    "request" in letter && letter.request
      ? { ...letter, request: { ...letter.request, boothSize: "" } }
      : letter,
  );
  const textsOf = (some: Letter[]) =>
    Promise.all(some.map(async (letter) => (await renderLetter(letter, site)).text));
  const [named, unnamed] = await Promise.all([textsOf(letters), textsOf(nameless as Letter[])]);
  const speaking = named.filter((text) => text.includes("Both briefs are below"));
  expect(speaking.length).toBeGreaterThanOrEqual(2);
  for (const text of speaking) expect(text).toMatch(/Price is for: .+\nBrief now: ./);
  const changed = unnamed.filter((text) => text.includes("What changed is below"));
  expect(changed).toHaveLength(speaking.length);
  for (const text of unnamed) expect(text).not.toContain("Both briefs");
});

test("every email has the site's name where it names the site [Z16]", async () => {
  for (const letter of everyLetter("words")) {
    const { subject, text, html } = await renderLetter(letter, { ...site, siteName: "Stands" });
    const said = [subject, text, html].join().replaceAll(/boothwright\.example/g, "");
    expect(said, letter.kind).not.toContain("Boothwright");
    expect(text, letter.kind).toContain("Stands");
  }
});

test("a button is in the site's accent, with a text that can be read [Z16]", async () => {
  const [letter] = everyLetter("words");
  if (!letter) throw new Error("There is no email");
  const { html } = await renderLetter(letter, { ...site, accent: "#0a4f3a" });
  expect(html).toMatch(/background-color:#0a4f3a/);
  expect(html).toContain("color:#ffffff");
});
