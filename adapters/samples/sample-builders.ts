import { builderFields } from "../../domain/builder-profiles/builder-fields.ts";
import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import { importedAs, notRated } from "../../domain/builder-profiles/shown-rating.ts";
import { emptyFieldsOf } from "../../domain/shared/fields.ts";
import type { BuilderId, UserId } from "../../domain/shared/id.ts";
import builderFacts from "./facts/builder-facts.json" with { type: "json" };

/** Appended to each profile, so that no one orders a booth from it. */
const notice = "Sample profile: this company is made up.";

/**
 * Thirty approved builders on five continents. The first belongs to the sample builder's account.
 * Table Mountain Exhibits, the last one, is new: one review, no budget and no project. Pop!Up's
 * profile is short, Barcelona Efímera's long.
 */
export function sampleBuilders(now: Date, owner: UserId): BuilderProfile[] {
  const common = {
    ...emptyFieldsOf(builderFields),
    ...notRated,
    reviewState: "approved",
    public: true,
    createdAt: now,
    updatedAt: now,
  } as const;

  const invitable: BuilderProfile[] = [
    {
      ...common,
      id: "019b0000-5b01-7000-8000-91c3a7e20d58" as BuilderId,
      userId: owner,
      name: "Redwood & Pike Exhibits",
      description:
        "Custom island and peninsula booths for technology and manufacturing exhibitors, designed, built and stored ten minutes from the Las Vegas Convention Center. One project manager follows each booth from the first sketch to the last crate.",
      website: "https://redwood-pike.example.com",
      email: "hello.redwood-pike@example.com",
      phone: "+1 702 555 0142",
      city: "Las Vegas",
      state: "Nevada",
      country: "United States",
      region: "North America",
      coverageAreas: ["Las Vegas", "Anaheim", "Chicago", "Orlando"],
      yearsInBusiness: 14,
      teamSize: "25-50",
      completedProjects: 380,
      minimumProjectBudget: 25_000,
      maximumProjectBudget: 400_000,
      specialties: ["Custom Island Booths", "LED Video Walls", "Double-Deck Structures", "Storage"],
      industriesServed: ["Technology", "Manufacturing", "Automotive"],
      servicesOffered: ["Design", "Construction", "Installation & Dismantle", "Storage"],
      rating: 4.8,
      reviewCount: 61,
      featuredBuilder: true,
    },
    {
      ...common,
      id: "019b0000-5b02-7000-8000-3de8045bf1c6" as BuilderId,
      userId: null,
      name: "Rheinlicht Messebau",
      description:
        "Exhibition stands for machinery and packaging companies on the fairgrounds along the Rhine and beyond. Our own joinery and steel shop, reusable frames, and drawings checked against the rules of every hall.",
      website: "https://rheinlicht.example.com",
      email: "stand.rheinlicht@example.com",
      phone: "+49 30 23125 014",
      city: "Düsseldorf",
      state: "North Rhine-Westphalia",
      country: "Germany",
      region: "Europe",
      coverageAreas: ["Düsseldorf", "Hannover", "Köln", "Frankfurt", "München"],
      yearsInBusiness: 27,
      teamSize: "50-100",
      completedProjects: 920,
      minimumProjectBudget: 40_000,
      maximumProjectBudget: null,
      specialties: ["Machinery Stands", "Reusable Systems", "Two-Storey Stands"],
      industriesServed: ["Manufacturing", "Food & Beverage", "Energy"],
      servicesOffered: ["Design", "Construction", "Assembly", "Logistics"],
      rating: 4.6,
      reviewCount: 88,
      featuredBuilder: false,
    },
    {
      ...common,
      id: "019b0000-5b03-7000-8000-c05f6b92e817" as BuilderId,
      userId: null,
      name: "Lakeshore Booth Works",
      description:
        "A small workshop for inline and modular booths that travel: light frames, printed fabric, and furniture that fits two crates. We set up all over the Midwest, and ship with a manual for everywhere else.",
      website: null,
      email: "team.lakeshore@example.com",
      phone: "+1 312 555 0183",
      city: "Chicago",
      state: "Illinois",
      country: "United States",
      region: "Midwest",
      coverageAreas: ["Chicago", "Indianapolis", "Detroit"],
      yearsInBusiness: 6,
      teamSize: "10-25",
      completedProjects: 140,
      minimumProjectBudget: 5_000,
      maximumProjectBudget: 60_000,
      specialties: ["Modular Exhibits", "Inline Booths", "Sustainable Materials"],
      industriesServed: ["Food & Beverage", "Healthcare", "Retail"],
      servicesOffered: ["Design", "Rental", "Installation & Dismantle"],
      rating: 4.4,
      reviewCount: 23,
      featuredBuilder: false,
    },
  ];
  const others = builderFacts.map((facts) => ({
    ...common,
    ...facts,
    id: facts.id as BuilderId,
    userId: null,
  }));
  return [...invitable, ...others].map((builder) => ({
    ...builder,
    ...importedAs(builder.rating, builder.reviewCount),
    description: `${builder.description}\n\n${notice}`,
  }));
}
