import { expect, test } from "vitest";
import {
  boothFeatures,
  boothSizes,
  budgetRanges,
  exhibitTypes,
  labelOf,
  serviceTypes,
} from "./options.ts";

const written = (options: readonly { value: string; label: string }[]) =>
  options.map(({ value, label }) => `${value}: ${label}`);

test("the wizard's lists are those of the specification, value and label [C03]", () => {
  expect(written(exhibitTypes)).toEqual([
    "island: Island",
    "inline: Inline",
    "peninsula: Peninsula",
    "pavilion: Pavilion",
    "perimeter: Perimeter",
    "other: Other",
  ]);
  expect(written(boothSizes)).toEqual([
    "10x10: 10 × 10 ft",
    "10x20: 10 × 20 ft",
    "20x20: 20 × 20 ft",
    "30x30: 30 × 30 ft",
    "30x40: 30 × 40 ft",
    "40x50: 40 × 50 ft",
    "50x50: 50 × 50 ft",
    "custom: Custom size",
  ]);
  expect(written(serviceTypes)).toEqual([
    "exhibit-stand-rental: Exhibit stand rental",
    "exhibit-stand-purchase: Exhibit stand purchase",
    "exhibit-labor-only: Exhibit labor only",
    "other: Other",
  ]);
  expect(written(budgetRanges)).toEqual([
    "5000-15000: $5,000 – $15,000",
    "15000-35000: $15,000 – $35,000",
    "35000-75000: $35,000 – $75,000",
    "75000-150000: $75,000 – $150,000",
    "150000+: $150,000 and more",
  ]);
  expect(written(boothFeatures)).toEqual([
    "stand-exhibit-design: Stand / exhibit design",
    "stand-exhibit-labor: Stand / exhibit labor",
    "multimedia: Multimedia",
    "meeting-room: Meeting room",
    "storage: Storage",
    "led-lighting: LED lighting",
    "hanging-elements: Hanging elements",
    "furniture: Furniture",
    "counter: Counter",
    "catering-area: Catering area",
  ]);
});

test("labelOf() leaves a value that no list knows as it is", () => {
  expect(labelOf(exhibitTypes, "island")).toBe("Island");
  expect(labelOf(exhibitTypes, "Two-storey")).toBe("Two-storey");
});
