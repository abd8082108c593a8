import { toReviewedProject } from "../../domain/portfolio/my-portfolio/reviewed-fields.ts";
import type { PortfolioProject } from "../../domain/portfolio/portfolio-project.ts";
import type { ProjectId } from "../../domain/shared/id.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import { sanitizeHtml } from "../html/sanitize-html.ts";

type ProjectReview = {
  projectId: ProjectId;
  waitingSince: Date | null;
  earlier: object | null;
  reason: string | null;
};

/**
 * The sample builder's projects in review, made from two published ones: a new one asking to be
 * featured, a declined one, and the first one's version before its change.
 */
export function sampleWaitingProjects(now: Date, published: readonly PortfolioProject[]) {
  const [torque, room] = ["Torque Room", "Room 1808"].map((title) =>
    published.find((project) => project.title === title),
  );
  if (!torque || !room) throw new Error("Two sample projects are needed");
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const bare = {
    technologyUsed: null,
    materials: null,
    successMetrics: null,
    leadGeneration: null,
    visitorEngagement: null,
    awardsRecognition: null,
    clientTestimonial: null,
    challengeBrief: null,
    ourSolution: null,
    projectTimeline: null,
    featured: false,
  };

  const waiting: PortfolioProject = {
    ...torque,
    ...bare,
    id: "019b0000-5c79-7000-8000-d24a6fe80b13" as ProjectId,
    reviewState: "pending-review",
    title: "Signal Tower",
    client: "Meridian Rail Signals",
    industry: "Logistics",
    eventName: "Railway Interchange",
    location: "Indianapolis, Indiana",
    year: "2026",
    size: "20x30",
    description: sanitizeHtml(
      "A signal box on four legs with a lever frame that visitors may pull: the train that answers is 1:22 and never late.",
    ),
    tags: [],
    createdAt: ago(20),
    updatedAt: ago(20),
  };
  const declined: PortfolioProject = {
    ...room,
    ...bare,
    id: "019b0000-5c7a-7000-8000-4f13c09b77e2" as ProjectId,
    reviewState: "declined",
    title: "Booth for a client",
    client: "A client",
    description: sanitizeHtml("Nice booth."),
    mainImage: null,
    projectImages: [],
    builtPictures: [],
    confirmedPictures: [],
    renderings: [],
    tags: [],
    createdAt: ago(90),
    updatedAt: ago(90),
  };
  const reviews: ProjectReview[] = [
    { projectId: waiting.id, waitingSince: ago(20), earlier: null, reason: null },
    {
      projectId: declined.id,
      waitingSince: null,
      earlier: toReviewedProject(declined),
      reason: "Sample reason: say what was special about it, and add a picture.",
    },
    {
      projectId: torque.id,
      waitingSince: ago(31),
      earlier: {
        ...toReviewedProject(torque),
        title: "Gearbox Booth",
        budget: "$50,000 - $100,000",
        features: ["Demo Station"],
      },
      reason: null,
    },
  ];
  return { projects: [waiting, declined], reviews };
}
