import type { ComponentProps } from "react";
import { control } from "./control.css.ts";

/** A date input with the format YYYY-MM-DD and the browser's calendar. */
export function DateInput(props: Omit<ComponentProps<"input">, "className" | "style" | "type">) {
  return <input {...props} type="date" className={control} />;
}
