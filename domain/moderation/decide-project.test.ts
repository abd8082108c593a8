import { describe, expect, test } from "vitest";
import { glassTower } from "../portfolio/examples.ts";
import { decideProject } from "./review-project.ts";

const waiting = {
  ...glassTower,
  reviewState: "pending-review" as const,
  featuredRequested: true,
  reviewReason: null,
  pictureCopies: {},
};
const approve = { isApproved: true, reason: null };

describe("decideProject()", () => {
  test("grants, denies or leaves open the wish to be featured", () => {
    const granted = decideProject(waiting, { ...approve, featured: true });
    expect(granted).toMatchObject({
      reviewState: "approved",
      featured: true,
      featuredRequested: false,
    });
    const denied = decideProject(waiting, { ...approve, featured: false });
    expect(denied).toMatchObject({ featured: false, featuredRequested: false });
    const open = decideProject(waiting, { ...approve, featured: null });
    expect(open).toMatchObject({ featured: false, featuredRequested: true });
  });

  test("never features what it declines, and says why", () => {
    const said = { isApproved: false, featured: true, reason: "The pictures are blurred" };
    const declined = decideProject({ ...waiting, featured: true }, said);
    expect(declined).toMatchObject({
      reviewState: "declined",
      featured: false,
      featuredRequested: false,
      reviewReason: "The pictures are blurred",
    });
  });

  test("changes nothing that the builder said", () => {
    const { title, description, public: isPublic, updatedAt } = waiting;
    const decided = decideProject(waiting, { ...approve, featured: true });
    expect(decided).toMatchObject({ title, description, public: isPublic, updatedAt });
  });
});
