import { expect, test } from "vitest";
import { builder, project, request } from "./examples.ts";
import { requiredSkills, signsOfBoothType } from "./required-skills.ts";

const bare = { ...request, industry: "other", serviceType: "other", features: [] };

/** By option of the form: the skill that it asks for, and the builders' words that show it. */
const wordsFor = {
  island: ["island booths", "Island exhibits"],
  peninsula: ["peninsula booths", "Peninsulas"],
  inline: ["inline booths", "In-line & inline", "Modular systems", "Portable displays"],
  perimeter: ["perimeter booths", "Perimeter walls", "Inline"],
  pavilion: ["pavilions", "Country pavilions"],
  "exhibit-stand-rental": ["rental", "Rental exhibits"],
  "exhibit-stand-purchase": ["purchase", "Construction", "Custom builds"],
  "exhibit-labor-only": ["crews", "Labor", "Installation", "Assembly"],
  "stand-exhibit-design": ["design", "Design", "Architecture"],
  "stand-exhibit-labor": ["crews", "Labor", "Installation", "Assembly"],
  multimedia: ["multimedia", "Audio-Visual", "Video walls", "Interactive", "Software"],
  "meeting-room": ["meeting rooms", "Meeting rooms", "Lounges", "Double-deck", "Two-storey"],
  storage: ["storage", "Storage"],
  "led-lighting": ["lighting", "Lighting", "LED walls"],
  "hanging-elements": ["hanging signs", "Hanging signs", "Rigging"],
  furniture: ["furniture", "Furniture", "Lounge"],
  counter: ["counters", "Counters", "Demonstration areas"],
  "catering-area": ["catering areas", "Catering", "Hospitality"],
};

test.for(Object.entries(wordsFor))(
  "%s is found in builders' own words",
  ([option, [name, ...all]]) => {
    const asked = { ...bare, features: [option] };
    for (const words of all) {
      const none = { asked: [name], had: [], share: 0 };
      expect(requiredSkills(builder(1, { specialties: ["Carpets"] }), asked)).toEqual(none);
      const whole = { ...none, had: [name], share: 1 };
      expect(requiredSkills(builder(1, { specialties: [words] }), asked), words).toEqual(whole);
      expect(requiredSkills(builder(1, { servicesOffered: [words] }), asked), words).toEqual(whole);
      const built = builder(1, { projects: [{ ...project, projectType: words }] });
      expect(requiredSkills(built, asked), words).toEqual(whole);
    }
  },
);

test("the type of booth weighs more than a feature, and what is asked for twice counts once", () => {
  const island = builder(1, { specialties: ["Islands: island exhibits"] });
  const one = requiredSkills(island, { ...bare, industry: "island", features: ["storage"] });
  expect(one).toMatchObject({ asked: ["island booths", "storage"], had: ["island booths"] });
  expect(one.share).toBeGreaterThan(0.5);
  const twice = ["stand-exhibit-labor", "storage"];
  const crews = { ...bare, serviceType: "exhibit-labor-only", features: twice };
  expect(requiredSkills(island, crews).asked).toEqual(["crews", "storage"]);
  expect(requiredSkills(island, bare)).toEqual({ asked: [], had: [], share: 0 });
  expect(signsOfBoothType("inline")).toEqual(["inline", "modular", "portable"]);
  expect(signsOfBoothType("constructor")).toEqual([]);
});
