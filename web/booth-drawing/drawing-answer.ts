/** An SVG that may be opened by itself: it loads and runs nothing then either. Missing for a name that says nothing. */
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
