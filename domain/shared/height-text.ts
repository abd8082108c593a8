const mmPerFoot = 304.8;
const rounded = (length: number) => `${Math.round(length * 10) / 10}`;

/** A height in both units: "12 ft (3.7 m)". */
export function heightText(mm: number): string {
  return `${rounded(mm / mmPerFoot)} ft (${rounded(mm / 1000)} m)`;
}

/** A height for an input, in the unit in which it is a short number: "12 ft", "4 m". */
export function heightInput(mm: number): string {
  const feet = rounded(mm / mmPerFoot);
  return Math.round(Number(feet) * mmPerFoot) === mm ? `${feet} ft` : `${mm / 1000} m`;
}

const pattern = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*(ft|feet|foot|['’′]|m|meters?|metres?|cm|mm)?\.?$/i;

/** A typed height in millimeters, in feet where no unit is named; NaN for any other text. */
export function readHeight(text: string): number {
  const [, digits, unit = "ft"] = pattern.exec(text.trim()) ?? [];
  if (digits === undefined) return Number.NaN;
  const perUnit = /^m(?!m)/i.test(unit)
    ? 1000
    : ({ cm: 10, mm: 1 }[unit.toLowerCase()] ?? mmPerFoot);
  return Math.round(Number(digits.replace(",", ".")) * perUnit);
}
