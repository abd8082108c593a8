import type { HtmlSanitizer, SafeHtml } from "../../shared/text/safe-html.ts";
import { type ProjectForm, type StoryField, storyFields } from "./project-form.ts";

/** A project's sanitized story. */
export type Story = Record<StoryField, SafeHtml | null>;
type SafeForm<Form> = Omit<Form, StoryField> & Pick<Story, keyof Form & StoryField>;

/** Sanitizes the parts of the story in a form. A part that becomes empty is null. */
export function withSafeStory<Form extends Partial<ProjectForm>>(
  form: Form,
  sanitize: HtmlSanitizer,
): SafeForm<Form> {
  const named = storyFields.filter((field) => form[field] !== undefined);
  const story = named.map((field) => {
    const text = sanitize(form[field] ?? "");
    return [field, text.trim() === "" ? null : text];
  });
  return { ...form, ...Object.fromEntries(story) };
}
