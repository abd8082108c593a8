import type { ReactNode } from "react";
import { Button } from "../../ui/action/button.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { buttonTone } from "./saying.css.ts";
import { folded, summaryOf } from "./saying.css.ts";

type Props = {
  act: string;
  /** The punch item that it is about. */
  item?: string;
  label: string;
  tone?: buttonTone;
  /** The effect of sending it. */
  hint?: string;
  isOpen?: boolean;
  /** Name under which typed words are kept in the browser. */
  keep?: string;
  children?: ReactNode;
};

/** A button that opens a form of its own, without scripts. */
export function Saying({ act, item, label, tone = "plain", hint, isOpen, keep, children }: Props) {
  return (
    <details open={isOpen}>
      <summary className={summaryOf[tone]}>{label}</summary>
      <form method="post" action="?" data-keep={keep} className={folded}>
        <Stack gap="small">
          <input type="hidden" name="act" value={act} />
          <input type="hidden" name="item" value={item ?? ""} />
          {children}
          {hint && <Text size="small">{hint}</Text>}
          <Button type="submit" tone={tone} full>
            {label}
          </Button>
          {keep && <p data-said role="status" />}
        </Stack>
      </form>
    </details>
  );
}
