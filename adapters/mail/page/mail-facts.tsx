import { mailColors } from "./mail-colors.ts";

const { ink, inkMuted, rule } = mailColors;

/** Labels and values separated by hairlines, stacked on narrow screens. */
export function MailFacts({ facts }: { facts: [label: string, value: string][] }) {
  const line = { borderBottom: `1px solid ${rule}`, verticalAlign: "top" };
  const label = {
    ...line,
    padding: "10px 16px 10px 0",
    width: 120,
    textAlign: "left",
    fontSize: 14,
    lineHeight: "24px",
    fontWeight: 400,
    color: inkMuted,
  } as const;
  const value = { ...line, padding: "10px 0", fontSize: 16, lineHeight: "24px", color: ink };
  return (
    <table
      className="rule"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: "0 0 28px", borderTop: `1px solid ${rule}` }}
    >
      <tbody>
        {facts.map(([name, words]) => (
          <tr key={name}>
            <th scope="row" className="label muted rule" style={label}>
              {name}
            </th>
            <td
              className="value ink rule"
              style={{ ...value, wordBreak: "break-word", fontVariantNumeric: "tabular-nums" }}
            >
              {words}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
