import type { ComponentProps } from "react";
import { control } from "./control.css.ts";

/** A single-line input, for `register()` and `Field`. */
export function TextInput({
  type = "text",
  ...rest
}: Omit<ComponentProps<"input">, "className" | "style">) {
  return <input {...rest} type={type} className={control} />;
}
