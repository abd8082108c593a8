import { data } from "react-router";

/**
 * The fields of a page's own form. Browsers send a line break in two characters; it is read as the one that was typed and
 * counted. A body that is no form at all is a form with nothing in it.
 */
export async function readForm(request: Request): Promise<FormData> {
  const sent = await request.formData().catch(() => new FormData());
  const form = new FormData();
  for (const [name, value] of sent) {
    form.append(name, typeof value === "string" ? value.replaceAll("\r\n", "\n") : value);
  }
  return form;
}

/** The answer of a page whose form was refused: with what was typed, so it isn't stored. */
export function refuseForm<Answer>(answer: Answer, status: number) {
  return data(answer, { status, headers: { "cache-control": "no-store" } });
}
