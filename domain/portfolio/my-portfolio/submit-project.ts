import { isBuilder, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderTypeNeeded } from "../../builder-profiles/refusals.ts";
import { withOwnLabels } from "../../pictures/picture-label.ts";
import { emptyFieldsOf } from "../../shared/fields.ts";
import type { BuilderId, Ids, ProjectId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { HtmlSanitizer, SafeHtml } from "../../shared/text/safe-html.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { imageOfProject } from "../image-of-project.ts";
import { isPossibleYear } from "../is-possible-year.ts";
import type { PortfolioRepository } from "../ports.ts";
import { sourcedProjectFields } from "../project-fields.ts";
import type { ProjectNotFound, ProjectRefusal } from "../refusals.ts";
import type { MyProject } from "./my-project.ts";
import type { ProjectForm, StoryField } from "./project-form.ts";
import { type Story, withSafeStory } from "./safe-story.ts";

type Needs = { portfolio: PortfolioRepository; sanitize: HtmlSanitizer; ids: Ids; clock: Clock };
type SubmitProject = { form: ProjectForm; by: Principal };
type Answer = Result<
  MyProject,
  NotSignedIn | BuilderTypeNeeded | Exclude<ProjectRefusal, ProjectNotFound>
>;

/** A builder adds a project to their portfolio; it awaits review. */
export function submitProject({ portfolio, sanitize, ids, clock }: Needs) {
  return async ({ form, by }: SubmitProject): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    if (!by.builder) return refuse({ kind: "builder-profile-required" });
    if (!isBuilder(by)) return refuse({ kind: "builder-type-needed" });
    const at = clock.now();
    if (!isPossibleYear(form.year, at)) return refuse({ kind: "project-year-out-of-range" });
    const description = sanitize(form.description);
    if (description.trim() === "") return refuse({ kind: "project-description-empty" });

    const id = ids.next<"portfolio-project">();
    const about = { id, builderId: by.builder.id, at, description };
    const project = newProject(withSafeStory(form, sanitize), about);
    const audit = { actorId: by.user.id, action: "portfolio-project.submitted" };
    await portfolio.add({ project, audit });
    return ok(project);
  };
}

type Form = Omit<ProjectForm, StoryField> & Story;
type About = { id: ProjectId; builderId: BuilderId; at: Date; description: SafeHtml };

/** A project as submitted by its builder; hidden from others until an admin approves it. */
function newProject({ featured, ...form }: Form, about: About): MyProject {
  const { at, ...own } = about;
  return {
    ...emptyFieldsOf(sourcedProjectFields),
    ...withOwnLabels(form),
    ...own,
    reviewState: "pending-review",
    reviewReason: null,
    pictureCopies: {},
    confirmedPictures: [],
    featured: false,
    featuredRequested: featured,
    isSample: false,
    imageUrl: imageOfProject({ ...form, id: own.id }),
    createdAt: at,
    updatedAt: at,
  };
}
