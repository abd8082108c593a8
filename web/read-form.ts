import { data } from "react-router";

/**
 * Parses a page's own form. Browsers send line breaks as CRLF, which is converted back to LF. A
 * body that is no form gives an empty form.
 */
export async function readForm(request: Request): Promise<FormData> {
  const sent = await request.formData().catch(() => new FormData());
  const form = new FormData();
  for (const [name, value] of sent) {
    form.append(name, typeof value === "string" ? value.replaceAll("\r\n", "\n") : value);
  }
  return form;
}

/** Answer of a page whose form was refused. It contains typed input, so it isn't stored. */
export function refuseForm<Answer>(answer: Answer, status: number) {
  return data(answer, { status, headers: { "cache-control": "no-store" } });
}
