import { expect, it } from "vitest";
import { ada, bea, carl, member } from "../accounts/examples.ts";
import { type Principal, visitor } from "../accounts/principal.ts";
import { beasBooths, carlsStands } from "../builder-profiles/examples.ts";
import { summaryOf } from "../builder-profiles/summary-of.ts";
import type { ProjectId } from "../shared/id.ts";
import { glassTower } from "./examples.ts";
import type { PortfolioProject } from "./portfolio-project.ts";
import type { PortfolioRepository } from "./ports.ts";
import { viewProject } from "./view-project.ts";

const asBea: Principal = member(bea, summaryOf(beasBooths));
const asCarl: Principal = member(carl, summaryOf(carlsStands));
const asExhibitor: Principal = member(ada);
const asAdmin: Principal = { ...asExhibitor, user: { ...ada, userType: "admin" } };

function viewing(project: PortfolioProject) {
  const portfolio = {
    findNear: async () => ({ previous: null, next: null, similar: [] }),
    find: async (id: ProjectId) => (id === project.id ? { project, builder: null } : null),
  } as Partial<PortfolioRepository> as PortfolioRepository;
  const view = viewProject({ portfolio });
  return async (by: Principal, id = project.id) => (await view({ id, by })).ok;
}

it("viewProject() shows a published project to everyone", async () => {
  const sees = viewing(glassTower);
  for (const by of [visitor, asExhibitor, asBea, asCarl, asAdmin])
    expect(await sees(by)).toBe(true);
  expect(await sees(asAdmin, "nothing" as ProjectId)).toBe(false);
});

it.for([
  { reviewState: "pending-review" },
  { reviewState: "declined" },
  { public: false },
] as Partial<PortfolioProject>[])(
  "viewProject() keeps %o to its builder and admins",
  async (state) => {
    const sees = viewing({ ...glassTower, ...state });
    for (const by of [asBea, asAdmin]) expect(await sees(by)).toBe(true);
    for (const by of [visitor, asExhibitor, asCarl]) expect(await sees(by)).toBe(false);
  },
);

it("viewProject() gives a project without an owner to no one without a profile", async () => {
  const sees = viewing({ ...glassTower, builderId: null, reviewState: "declined" });
  expect(await sees(asExhibitor)).toBe(false);
});
