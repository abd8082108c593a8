import { expect, it } from "vitest";
import { devMailRoutes } from "./dev-mail.ts";

it("/mail escapes the text of an email, and its addresses are links", async () => {
  const text = '<b> & "q" (https://a.example/x?a=1&b=2) https://b.example/"><b>';
  const mail = { id: "1", to: "a@b.example", replyTo: "", subject: "S", html: "", createdAt: "" };
  const page = await devMailRoutes(async () => [{ ...mail, text }]).request("/mail");
  const link = (address: string) => `<a href="${address}">${address}</a>`;
  expect(await page.text()).toContain(
    `<pre>&lt;b&gt; &amp; &quot;q&quot; (${link("https://a.example/x?a=1&amp;b=2)")} ${link("https://b.example/")}&quot;&gt;&lt;b&gt;</pre>`,
  );
});
