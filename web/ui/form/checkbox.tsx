import { type ComponentProps, type ReactNode, useId } from "react";
import { box, hint as hintStyle, row } from "./checkbox.css.ts";

type Props = { label: ReactNode; hint?: ReactNode } & Omit<
  ComponentProps<"input">,
  "className" | "style" | "type"
>;

/** A checkbox; its whole line can be pressed. */
export function Checkbox({ label, hint, id, ...rest }: Props) {
  const ownId = useId();
  const boxId = id ?? ownId;
  return (
    <label className={row} htmlFor={boxId}>
      <input
        aria-describedby={hint ? `${boxId}-hint` : undefined}
        {...rest}
        id={boxId}
        type="checkbox"
        className={box}
      />
      <span>
        <span>{label}</span>
        {hint && (
          <span id={`${boxId}-hint`} className={hintStyle}>
            <br />
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
