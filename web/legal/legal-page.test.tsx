import { readFileSync } from "node:fs";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { written } from "../ui/test/written.tsx";
import CookiePolicyPage from "./cookie-policy-page.tsx";
import PrivacyPolicyPage from "./privacy-policy-page.tsx";
import TermsOfServicePage from "./terms-of-service-page.tsx";

const retention = { requestMonths: 24, contactMessageMonths: 1, mailMonths: 0 };
const ofPrivacy = { loaderData: retention } as ComponentProps<typeof PrivacyPolicyPage>;

test.each([
  ["cookie-policy", <CookiePolicyPage key="" />],
  ["privacy-policy", <PrivacyPolicyPage key="" {...ofPrivacy} />],
  ["terms-of-service", <TermsOfServicePage key="" />],
])("%s has every part of its text, with every value filled in", (name, page) => {
  const anchors = readFileSync(`web/legal/${name}.md`, "utf8").matchAll(/^## .* \{#(\w+)\}$/gm);
  const html = written(page);
  for (const [, id = ""] of anchors) expect(html).toContain(`<section id="${id}"`);
  expect(html).not.toMatch(/[{}*`]|undefined/);
});

test("the privacy policy names the operator's periods", () => {
  const html = written(<PrivacyPolicyPage {...ofPrivacy} />).replaceAll("<!-- -->", "");
  expect(html).toContain("for 24 months after the event");
  expect(html).toContain("<strong>Contact messages:</strong> 1 month.");
  expect(html).toContain("our copy until you ask us to delete it.");
});

test("the cookie policy has a table of nine cookies with their names as code", () => {
  const html = written(<CookiePolicyPage />).replaceAll("<!-- -->", "");
  expect(html.match(/<tr/g)).toHaveLength(10);
  expect(html).toContain("<code>known-browser</code>");
  expect(html).toContain("Up to 30 days, or until you log out");
});
