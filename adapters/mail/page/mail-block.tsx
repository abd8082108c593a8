import { inkOn } from "../../../domain/shared/contrast.ts";
import type { Block } from "../letter-words.ts";
import { mailColors } from "./mail-colors.ts";
import { MailFacts } from "./mail-facts.tsx";

const { ink, inkMuted, rule, canvas } = mailColors;
const text = { margin: "0 0 24px", fontSize: 16, lineHeight: "26px" };

type Props = { block: Block; accent?: string | undefined };

/** One block of an email in HTML; a button is in the accent's color. */
export function MailBlock({ block, accent = mailColors.accent }: Props) {
  switch (block.kind) {
    case "text":
      return (
        <p className="ink" style={{ ...text, color: ink }}>
          {block.text}
        </p>
      );
    case "note":
      return (
        <p
          className="muted"
          style={{ ...text, margin: "0", fontSize: 14, lineHeight: "22px", color: inkMuted }}
        >
          {block.text}
        </p>
      );
    case "quote":
      return (
        <blockquote
          className="ink rule"
          style={{
            ...text,
            padding: "2px 0 2px 16px",
            borderLeft: `3px solid ${rule}`,
            color: ink,
          }}
        >
          {block.text}
        </blockquote>
      );
    case "code":
      return (
        <p
          className="canvas ink rule"
          style={{
            margin: "0 0 24px",
            padding: "14px 0 14px 8px",
            fontFamily: "Menlo, Consolas, monospace",
            fontSize: 30,
            lineHeight: "36px",
            letterSpacing: "8px",
            fontWeight: 700,
            textAlign: "center",
            border: `1px solid ${rule}`,
            backgroundColor: canvas,
            color: ink,
          }}
        >
          {block.code}
        </p>
      );
    case "button":
      return (
        <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 16px" }}>
          <tbody>
            <tr>
              <td
                className={block.isSecond ? "line" : undefined}
                style={{
                  backgroundColor: block.isSecond ? undefined : accent,
                  border: `1.5px solid ${block.isSecond ? ink : accent}`,
                  borderRadius: 6,
                }}
              >
                <a
                  href={block.url}
                  className={block.isSecond ? "ink" : undefined}
                  style={{
                    display: "inline-block",
                    padding: "13px 26px",
                    fontSize: 16,
                    lineHeight: "22px",
                    fontWeight: 700,
                    textDecoration: "none",
                    color: block.isSecond ? ink : inkOn(accent),
                  }}
                >
                  {block.label}
                </a>
              </td>
            </tr>
          </tbody>
        </table>
      );
    case "picture":
      return (
        <img
          src={block.url}
          alt={block.alt}
          width={512}
          height={280}
          className="rule"
          style={{
            display: "block",
            width: "100%",
            maxWidth: 512,
            height: "auto",
            margin: "0 0 24px",
            border: `1px solid ${rule}`,
            backgroundColor: canvas,
            fontSize: 14,
            lineHeight: "22px",
            color: inkMuted,
          }}
        />
      );
    case "facts":
      return <MailFacts facts={block.facts} />;
  }
}
