import type { ComponentProps } from "react";
import { control, textArea } from "./control.css.ts";

/** A multi-line text input. */
export function TextArea({
  rows = 5,
  ...rest
}: Omit<ComponentProps<"textarea">, "className" | "style">) {
  return <textarea {...rest} rows={rows} className={`${control} ${textArea}`} />;
}
