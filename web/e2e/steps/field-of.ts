import type { Locator } from "playwright-core";

/** The field of exactly that label, required or not; one with suggestions is a combobox to browsers. */
export function fieldOf(form: Locator, label: string): Locator {
  const words = label.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const name = new RegExp(`^${words}( \\*)?$`);
  return form.getByRole("textbox", { name }).or(form.getByRole("combobox", { name }));
}
