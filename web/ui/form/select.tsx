import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { chevron, control, selectFrame, select as selectStyle } from "./control.css.ts";

type Props = {
  options: readonly { value: string; label: string }[];
  /** Label of the empty option, whose value is "". */
  placeholder?: string;
} & Omit<ComponentProps<"select">, "className" | "style" | "children">;

/** A native select. */
export function Select({ options, placeholder, ...rest }: Props) {
  return (
    <span className={selectFrame}>
      <select {...rest} className={`${control} ${selectStyle}`}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown size={20} aria-hidden="true" className={chevron} />
    </span>
  );
}
