/**
 * Response with an SVG whose policy forbids scripts and requests, for when it is opened directly.
 * 404 for null.
 */
export function drawingAnswer(drawing: string | null): Response {
  if (!drawing) return new Response("There is no such drawing", { status: 404 });
  return new Response(drawing, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
