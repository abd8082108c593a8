const kinds = [
  { kind: "jpeg", starts: [0xff, 0xd8, 0xff], at: 0 },
  { kind: "png", starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], at: 0 },
  { kind: "gif", starts: [0x47, 0x49, 0x46, 0x38], at: 0 },
  { kind: "webp", starts: [0x57, 0x45, 0x42, 0x50], at: 8 },
  { kind: "avif", starts: [0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69], at: 4 },
] as const;

/** Detects the type from the first bytes; null for unsupported ones, which no decoder ever sees. */
export function pictureKind(bytes: Uint8Array): (typeof kinds)[number]["kind"] | null {
  const found = kinds.find(({ starts, at }) =>
    starts.every((byte, index) => bytes[at + index] === byte),
  );
  return found?.kind ?? null;
}
