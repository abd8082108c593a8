import { expect, test } from "vitest";
import { toEditableText } from "./editable-text.ts";
import type { SafeHtml } from "./safe-html.ts";

test.each([
  ["Tall &amp; bright", "Tall & bright"],
  ["2 &lt; 3 &gt; 1", "2 < 3 > 1"],
  ["<b>Tall</b> R&amp;D", "<b>Tall</b> R&amp;D"],
  ["no &lt;b&gt; here", "no &lt;b> here"],
  ["&amp;lt; is how one writes it", "&amp;lt; is how one writes it"],
])("toEditableText() shows %j as %j", (html, text) => {
  expect(toEditableText(html as SafeHtml)).toBe(text);
});
