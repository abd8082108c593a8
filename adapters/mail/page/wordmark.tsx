import type { MailSite } from "../mail-site.ts";
import { mailColors } from "./mail-colors.ts";

/** The mark, and the name in text for readers without images. */
export function Wordmark({ productName, origin }: Pick<MailSite, "productName" | "origin">) {
  return (
    <div
      className="ink"
      style={{
        fontSize: 20,
        lineHeight: "24px",
        letterSpacing: "-0.3px",
        fontWeight: 700,
        color: mailColors.ink,
      }}
    >
      <img
        src={`${origin}/icon-192.png`}
        alt=""
        width={28}
        height={28}
        style={{ marginRight: 10, verticalAlign: "middle", borderRadius: 4 }}
      />
      {productName}
    </div>
  );
}
