import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";

import { reportsPath } from "../../contract/reports-path.ts";

const nothing = "default-src 'none'; frame-ancestors 'none'";

/** What no page of ours ever asks a device for, whatever got into it. */
const unused = {
  ...{ camera: [], microphone: [], geolocation: [], displayCapture: [], midi: [] },
  ...{ payment: [], usb: [], serial: [], hid: [] },
};

/** The headers of every answer. Pages bring their own content policy, and may keep their address from other sites altogether; what is data may load nothing. */
export function headersFor({ isSecure }: { isSecure: boolean }) {
  const usual = secureHeaders({
    xFrameOptions: "DENY",
    referrerPolicy: false,
    permissionsPolicy: unused,
    strictTransportSecurity: isSecure ? "max-age=31536000; includeSubDomains" : false,
  });
  return createMiddleware((c, next) =>
    usual(c, async () => {
      await next();
      const { headers, status } = c.res;
      const type = headers.get("content-type") ?? "";
      if (/^application\/(\w+\+)?json/.test(type)) c.header("content-security-policy", nothing);
      if (type.startsWith("text/html")) {
        c.header("reporting-endpoints", `content-policy="${reportsPath}"`);
      }
      // what is refused or missing may be there the next time
      if (status >= 400 && !headers.has("cache-control")) c.header("cache-control", "no-store");
      if (c.res.headers.has("referrer-policy")) return;
      c.header("referrer-policy", "strict-origin-when-cross-origin");
    }),
  );
}
