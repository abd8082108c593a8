/** A preferred builder as the form holds it and the address names it: the id, which is sent, and the name, which is shown. */
export function builderToken({ id, name }: { id: string; name: string }): string {
  return `${id} ${name}`;
}

/** The id and the name of a token; null for any other text. */
export function readBuilderToken(token: string): { id: string; name: string } | null {
  const [, id, name] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) (.{1,100})$/i.exec(token) ?? [];
  return id && name ? { id, name } : null;
}
