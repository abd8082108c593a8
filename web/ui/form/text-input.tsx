import type { ComponentProps } from "react";
import { control } from "./control.css.ts";

/** One line of text. Takes what `register()` and a `Field` give it. */
export function TextInput({
  type = "text",
  ...rest
}: Omit<ComponentProps<"input">, "className" | "style">) {
  return <input {...rest} type={type} className={control} />;
}
