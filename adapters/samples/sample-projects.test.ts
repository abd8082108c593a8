import { describe, expect, it } from "vitest";
import { industries } from "../../domain/portfolio/industries.ts";
import { projectTypes } from "../../domain/portfolio/project-types.ts";
import type { UserId } from "../../domain/shared/id.ts";
import { sampleBuilders } from "./sample-builders.ts";
import { sampleProjects } from "./sample-projects.ts";

const now = new Date("2026-11-21T10:00:00.000Z");
const builders = sampleBuilders(now, "019b0000-5a02-7000-8000-2b97d3e85c40" as UserId);
const projects = sampleProjects(now, builders);

const textsOf = (project: (typeof projects)[number]) => [
  project.description,
  project.challengeBrief,
  project.ourSolution,
  project.technologyUsed,
  project.materials,
  project.successMetrics,
  project.leadGeneration,
  project.visitorEngagement,
  project.awardsRecognition,
  project.clientTestimonial,
];

describe("sampleProjects()", () => {
  it("are 120 of every industry and type, by every builder but the new one", () => {
    expect(projects).toHaveLength(120);
    expect(new Set(projects.map(({ id }) => id)).size).toBe(120);
    const seen = new Set(projects.map(({ industry }) => industry));
    for (const industry of industries) expect(seen).toContain(industry);
    const types = new Set(projects.map(({ projectType }) => projectType));
    for (const type of projectTypes) expect(types).toContain(type);
    const without = builders.filter(
      ({ id }) => !projects.some(({ builderId }) => builderId === id),
    );
    expect(without.map(({ name }) => name)).toEqual(["Table Mountain Exhibits"]);
    expect(projects.every(({ builderId }) => builderId)).toBe(true);
  });

  it("were built by now: no show is named before it took place [W26]", () => {
    const years = projects.flatMap(({ year }) => (year ? Number(year) : []));
    expect(Math.max(...years)).toBeLessThanOrEqual(now.getUTCFullYear());
  });

  it("say nothing twice", () => {
    const sentences = projects
      .flatMap(textsOf)
      .flatMap((text) => (text ?? "").split(/<[^>]+>|(?<=[.!?])\s+/))
      .map((sentence) => sentence.trim())
      .filter(({ length }) => length > 12);
    expect(sentences.filter((each, at) => sentences.indexOf(each) !== at)).toEqual([]);
  });

  it("leave out, and write at length, as people do", () => {
    const lengths = projects.map((project) => textsOf(project).join("").length);
    expect(Math.min(...lengths)).toBeLessThan(150);
    expect(Math.max(...lengths)).toBeGreaterThan(3000);
    for (const key of ["year", "budget", "ourSolution", "mainImage", "eventName"] as const)
      expect(projects.some((project) => project[key] === null)).toBe(true);
  });
});
