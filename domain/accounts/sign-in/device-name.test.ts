import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";

test.for([
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, "Chrome on Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64) ${chrome} Edg/140.0`, "Edge on Windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:143.0) Firefox/143.0", "Firefox on Mac"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1",
    "Safari on iPhone",
  ],
  [`Mozilla/5.0 (Linux; Android 15) ${chrome}`, "Chrome on Android"],
  ["curl/8.5.0", "Unknown device"],
  [null, "Unknown device"],
] as const)("deviceName() of %s is %s", ([userAgent, name]) => {
  expect(deviceName(userAgent)).toBe(name);
});
