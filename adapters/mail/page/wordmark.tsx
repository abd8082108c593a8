import { mailColors } from "./mail-colors.ts";

/** The wordmark in text and color only. */
export function Wordmark({ name }: { name: string }) {
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
      <span
        className="mark"
        style={{
          display: "inline-block",
          width: 13,
          height: 13,
          marginRight: 10,
          backgroundColor: mailColors.ink,
        }}
      />
      {name}
    </div>
  );
}
