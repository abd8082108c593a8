/**
 * Parses a preferred builder as forms and URLs carry it: the id, which is sent, and the name, which
 * is shown.
 */
export function readBuilderToken(token: string): { id: string; name: string } | null {
  const [, id, name] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) (.{1,100})$/i.exec(token) ?? [];
  return id && name ? { id, name } : null;
}

/** A preferred builder as forms and URLs carry it. */
export const builderToken = ({ id, name }: { id: string; name: string }) => `${id} ${name}`;
