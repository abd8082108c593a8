import { expect, test } from "vitest";
import { everyLetter, site } from "../../mail/examples.ts";
import { renderLetter } from "../../mail/render-letter.tsx";
import { officeKinds } from "./export-account.ts";

test("officeKinds has every kind of email that leads to an admin's page, and the contact message", async () => {
  const kinds = new Set<string>(["contact-message"]);
  for (const letter of everyLetter("words")) {
    const { text } = await renderLetter(letter, site);
    const isToAdmin = /^https:\S*(\/|%2F)admin\b/m.test(text);
    if (isToAdmin) kinds.add(letter.kind);
  }
  expect([...officeKinds].sort()).toEqual([...kinds].sort());
});
