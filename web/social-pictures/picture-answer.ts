import { TooBusyError } from "../../domain/shared/too-busy.ts";
import type { RenderPng } from "../context.ts";

/** The drawing as a PNG with these headers; 503 while too many are being drawn. */
export async function pictureAnswer(
  render: RenderPng,
  sheet: Parameters<RenderPng>[0],
  headers: Record<string, string>,
): Promise<Response> {
  const png = await render(sheet).catch((error) => {
    if (error instanceof TooBusyError) return error;
    throw error;
  });
  if (png instanceof TooBusyError) {
    const busy = "Many pictures are being drawn at the moment";
    return new Response(busy, {
      status: 503,
      headers: { "retry-after": `${png.retryAfterSeconds}` },
    });
  }
  return new Response(png, {
    headers: {
      "content-type": "image/png",
      "content-security-policy": "default-src 'none'",
      ...headers,
    },
  });
}
