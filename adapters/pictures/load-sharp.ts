/** The picture library, loaded when the first picture comes: what never sees one does without. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // pictures side by side instead of threads within one: a small machine stays able to answer
  sharp.concurrency(1);
  sharp.cache({ memory: 32, files: 0, items: 50 });
  return sharp;
}
