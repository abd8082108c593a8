import { expect, test } from "vitest";
import { showServicesBody } from "../../../app-server/contract/rates/show-services.ts";
import { averageOfUnitedStates } from "../../../domain/offers/landed/service-rates.ts";
import { readServices, servicesTexts } from "./services-fields.ts";

const manual = { source: "Exhibitor manual", asOf: "2026-10-01" };

test("readServices() sends what the form was filled with, unchanged [R17]", () => {
  const stored = showServicesBody.parse(averageOfUnitedStates);
  expect(readServices(servicesTexts(stored))).toMatchObject({
    value: averageOfUnitedStates,
    errors: {},
  });
});

test("readServices() reads amounts in dollars, and knows nothing of rates that are left empty [R16]", () => {
  const texts = {
    ...servicesTexts(null),
    ...manual,
    "materialHandling.advance": "90",
    "materialHandling.direct": "$85.50",
    "materialHandling.latePercent": "2.5",
    outlet: "1,150",
    currency: "cad",
  };
  expect(readServices(texts).value).toEqual({
    materialHandling: {
      advance: 90_00,
      direct: 85_50,
      per: "cwt",
      minimumCwt: 2,
      latePercent: 2_500,
      special: null,
      uncrated: null,
      smallPackage: null,
    },
    labor: null,
    rigging: null,
    electricians: null,
    minimumHours: 4,
    outlet: 1_150_00,
    currency: "CAD",
    address: null,
    ...manual,
  });
});

test("readServices() says by field what is wrong [R18]", () => {
  const { value, errors } = readServices({
    ...servicesTexts(null),
    "labor.straight": "a lot",
    "rigging.overtime": "300",
    minimumHours: "4.3",
    currency: "dollars",
    address: "manual.pdf",
  });
  expect(value).toBeNull();
  expect(errors).toEqual({
    "labor.straight": "Enter an amount such as 95.50",
    "labor.overtime": "Enter both rates, or neither",
    "rigging.straight": "Enter both rates, or neither",
    minimumHours: "Minimum hours must be a whole or half number",
    currency: "Currency must be a code such as USD or CAD",
    source: "Source is required",
    address: "Address must be a web address",
    asOf: "As of must be a day such as 2026-11-22",
  });
});

test.each(["0x4", "4e0", "0b100", "four", "4,5", "Infinity"])(
  "readServices() reads no number in hours of %s [X04]",
  (minimumHours) => {
    const { errors } = readServices({ ...servicesTexts(null), ...manual, minimumHours });
    expect(errors.minimumHours).toMatch(/number/);
  },
);

test("readServices() wants at least one rate", () => {
  expect(readServices({ ...servicesTexts(null), ...manual }).errors).toEqual({
    "materialHandling.advance": "Enter at least one rate",
  });
});

test("readServices() reads special, uncrated and small freight, double time and half hours [X19]", () => {
  const { value, errors } = readServices({
    ...servicesTexts(null),
    ...manual,
    "materialHandling.advance": "90",
    "materialHandling.direct": "85",
    "materialHandling.special": "117",
    "materialHandling.uncrated": "135.50",
    "materialHandling.smallPackage": "60",
    "labor.straight": "140",
    "labor.overtime": "213",
    "labor.double": "280",
    minimumHours: "0.5",
  });
  expect(errors).toEqual({});
  expect(value).toMatchObject({
    materialHandling: { special: 117_00, uncrated: 135_50, smallPackage: 60_00 },
    labor: { straight: 140_00, overtime: 213_00, double: 280_00 },
    minimumHours: 0.5,
  });
  const again = servicesTexts(showServicesBody.parse(value));
  expect([again["labor.double"], again.minimumHours]).toEqual(["280", "0.5"]);
});

test("a rate of a group without its needed ones is refused by field [X19]", () => {
  const typed = { ...servicesTexts(null), ...manual, "rigging.double": "400" };
  expect(readServices(typed).errors).toEqual({
    "rigging.straight": "Enter both rates, or neither",
    "rigging.overtime": "Enter both rates, or neither",
  });
});
