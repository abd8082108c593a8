import type { ReactNode } from "react";
import type { MailSite } from "../mail-site.ts";
import { mailColors, nightColors } from "./mail-colors.ts";

const { canvas, surface, ink, inkMuted, rule } = nightColors;

/**
 * Styles for dark mode and narrow screens, for clients that support style sheets; all others use
 * the inline styles.
 */
const mailStyleSheet = `
@media (prefers-color-scheme: dark) {
.canvas { background-color: ${canvas} !important; }
.surface { background-color: ${surface} !important; border-color: ${rule} !important; }
.line { border-color: ${ink} !important; }
.ink { color: ${ink} !important; }
.muted { color: ${inkMuted} !important; }
.rule { border-color: ${rule} !important; }
}
@media (max-width: 480px) {
.sheet { padding: 28px 20px !important; }
.label { width: 84px !important; padding-right: 12px !important; }
}`;

const fonts = '"Helvetica Neue", Helvetica, Arial, sans-serif';
/** Padding after the preheader, so that inboxes don't show the following text. */
const blanks = "\u00a0\u200c".repeat(80);

type Props = { site: MailSite; title: string; preheader: string; children: ReactNode };

/** The page that every email is written on. Complete without images, style sheets or scripts. */
export function MailPage({ site, title, preheader, children }: Props) {
  const { canvas, surface, ink, inkMuted, rule } = mailColors;
  const small = { fontSize: 14, lineHeight: "22px", color: inkMuted };
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>{title}</title>
        <style>{mailStyleSheet}</style>
      </head>
      <body className="canvas" style={{ margin: 0, padding: 0, backgroundColor: canvas }}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
          {preheader}
          {blanks}
        </div>
        <table
          role="presentation"
          className="canvas"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ backgroundColor: canvas, fontFamily: fonts }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: "24px 12px 40px" }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ maxWidth: 600, margin: "0 auto", textAlign: "left" }}
                >
                  <tbody>
                    <tr>
                      <td style={{ padding: "8px 8px 16px" }}>
                        <Wordmark {...site} />
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="surface sheet"
                        style={{
                          padding: "40px 44px",
                          backgroundColor: surface,
                          border: `1px solid ${rule}`,
                          borderTop: `4px solid ${ink}`,
                        }}
                      >
                        <h1
                          className="ink"
                          style={{
                            margin: "0 0 20px",
                            fontSize: 30,
                            lineHeight: "36px",
                            letterSpacing: "-0.5px",
                            fontWeight: 700,
                            color: ink,
                          }}
                        >
                          {title}
                        </h1>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td className="muted" style={{ padding: "20px 8px 0", ...small }}>
                        {`Questions? Write to ${site.supportEmail}.`}
                        <br />
                        <a className="muted" href={site.origin} style={{ color: inkMuted }}>
                          {site.origin.replace(/^https?:\/\//, "")}
                        </a>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** The mark, and the name in text for readers without images. */
function Wordmark({ siteName, origin }: Pick<MailSite, "siteName" | "origin">) {
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
      {siteName}
    </div>
  );
}
