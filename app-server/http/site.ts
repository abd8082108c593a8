import { type Context, Hono } from "hono";
import { attachmentLimits } from "../../domain/attachments/attachment.ts";
import type { Refusal } from "../../domain/core.ts";
import type { FloorCaller } from "../../domain/jobs/find-floor.ts";
import { bySiteLink } from "../calls/jobs.ts";
import { asId } from "../contract/fields/as-id.ts";
import { toProblem } from "../contract/problem.ts";
import { takeEach } from "../services/rate-limits/rate-limiter.ts";
import { tooManyRequests } from "../services/rate-limits/too-many-requests.ts";
import type { Services } from "../services/services.ts";
import type { AppEnv } from "./app-env.ts";
import { downloadName } from "./download-name.ts";
import { fileReceiver, uploadLimit } from "./file-receiver.ts";
import { signedInOnly } from "./middleware/signed-in-only.ts";
import { downloadOnly, previewOnly } from "./private-files.ts";
import { problem } from "./problem-response.ts";

/**
 * Photos of punch items, from the sides of a job and from its crew, and the files that the crew
 * reads. Forms without scripts are sent back to their page.
 */
export function siteRoutes(services: Services) {
  const { limiters, siteLinks } = services;
  const { fewAtOnce, receive } = fileReceiver({
    field: "file",
    maxBytes: attachmentLimits.bytes,
    tooLarge: toProblem({ kind: "attachment-too-large" }),
  });

  /** `page`: where the form without scripts stands. */
  async function addPhoto(c: Context<AppEnv>, by: FloorCaller, page: (jobId: string) => string) {
    const { jobs } = c.var.core;
    const punchId = asId<"punch">(c.req.param("id") ?? "");
    const target = await jobs.findPhotoTarget({ punchId, by });
    if (!target.ok) return problem(c, toProblem(target.refusal));
    const { item } = target.value;
    const isForm = c.req.header("accept")?.includes("text/html") ?? false;
    const back = (answer: string) =>
      c.redirect(`${page(item.jobId)}?${answer}#item-${item.number}`, 303);
    const received = await receive(c);
    if (received instanceof Response) return isForm ? back("refused=photo") : received;
    const bytes = new Uint8Array(await received.arrayBuffer());
    const added = await jobs.addPunchPhoto({ punchId, by, name: received.name, bytes });
    if (isForm) return back(added.ok ? "done=photo" : "refused=photo");
    return added.ok
      ? c.json({ message: "Photo added" }, 201)
      : problem(c, toProblem(added.refusal));
  }

  async function addByLink(c: Context<AppEnv>) {
    const token = c.req.param("token") ?? "";
    const link = siteLinks.read(token);
    if (!link) return problem(c, toProblem({ kind: "site-link-invalid" }));
    const { postsOfSite, uploadsOfAddress } = limiters;
    const wait = await takeEach([
      [postsOfSite, link.jobId],
      [uploadsOfAddress, c.var.clientAddress],
    ]);
    if (wait !== null) return problem(c, tooManyRequests(wait));
    return addPhoto(c, link, () => `/site/${token}`);
  }

  const readFile = (c: Context<AppEnv>, isSmall: boolean) =>
    bySiteLink({ services }, c.req.param("token") ?? "", (link) =>
      c.var.core.jobs.readSiteFile({ link, id: asId(c.req.param("id") ?? ""), isSmall }),
    );
  const refused = (c: Context<AppEnv>, { refusal }: { refusal: Refusal }) =>
    problem(c, toProblem(refusal));

  return new Hono<AppEnv>()
    .post("/punch/:id/photos", signedInOnly, uploadLimit(limiters), fewAtOnce, (c) =>
      addPhoto(c, c.var.by, (jobId) => `/jobs/${jobId}/site`),
    )
    .post("/site/:token/photos/:id", fewAtOnce, addByLink)
    .get("/site/:token/files/:id/preview", async (c) => {
      const read = await readFile(c, true);
      if (!read.ok) return refused(c, read);
      return c.body(read.value.bytes as Uint8Array<ArrayBuffer>, 200, previewOnly);
    })
    .get("/site/:token/files/:id", async (c) => {
      const read = await readFile(c, false);
      if (!read.ok) return refused(c, read);
      return c.body(read.value.bytes as Uint8Array<ArrayBuffer>, 200, {
        ...downloadOnly,
        "content-disposition": downloadName(read.value.name),
      });
    });
}
