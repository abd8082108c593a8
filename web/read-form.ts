/** The fields of a page's own form. A body that is no form at all is a form with nothing in it. */
export function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}
