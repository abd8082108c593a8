import { Hono } from "hono";
import { pictureBounds } from "../../domain/pictures/picture-bounds.ts";
import { toPictureBody } from "../contract/portfolio/picture-calls.ts";
import { toProblem } from "../contract/problem.ts";
import type { AppEnv } from "./app-env.ts";
import { fileReceiver, type UploadLimiters, uploadLimit } from "./file-receiver.ts";
import { signedInOnly } from "./middleware/signed-in-only.ts";
import { problem } from "./problem-response.ts";

/** Uploads of pictures. Callers without permission are rejected before the file is read. */
export function pictureUploadRoutes(limiters: UploadLimiters, withinMs?: number) {
  const { fewAtOnce, receive } = fileReceiver({
    field: "picture",
    maxBytes: pictureBounds.bytes,
    tooLarge: toProblem({ kind: "picture-too-large" }),
    ...(withinMs !== undefined && { withinMs }),
  });
  return new Hono<AppEnv>().post("/", signedInOnly, uploadLimit(limiters), fewAtOnce, async (c) => {
    const received = await receive(c);
    if (received instanceof Response) return received;
    const { core, by } = c.var;
    const bytes = new Uint8Array(await received.arrayBuffer());
    const uploaded = await core.pictures.uploadPicture({ bytes, by });
    if (!uploaded.ok) return problem(c, toProblem(uploaded.refusal));
    return c.json(toPictureBody(uploaded.value), 201);
  });
}
