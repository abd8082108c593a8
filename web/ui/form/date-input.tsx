import type { ComponentProps } from "react";
import { control } from "./control.css.ts";

/** A day, as YYYY-MM-DD; the browser brings the calendar. */
export function DateInput(props: Omit<ComponentProps<"input">, "className" | "style" | "type">) {
  return <input {...props} type="date" className={control} />;
}
