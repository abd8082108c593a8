import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Name } from "./name.tsx";

test.each([
  ["CES", "<span>CES</span>"],
  [
    "東京ゲームショウ Tokyo Game Show",
    '<span>Tokyo Game Show </span><span lang="ja" dir="ltr">東京ゲームショウ</span>',
  ],
  ["دبي", '<span lang="ar" dir="rtl">دبي</span>'],
])("%s begins with what every font has, in elements of their own [W25] [X01]", (name, html) => {
  expect(renderToString(<Name>{name}</Name>)).toBe(html);
});
