import { secureHeaders } from "hono/secure-headers";

/** The headers of every answer. Pages bring their own content policy; whatever is no page may load nothing. */
export function headersFor({ isSecure }: { isSecure: boolean }) {
  return secureHeaders({
    xFrameOptions: "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: isSecure ? "max-age=31536000; includeSubDomains" : false,
  });
}
