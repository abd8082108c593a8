/** Loads the image library on first use. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // processes pictures in parallel instead of using threads within one, so that small machines stay
  // responsive
  sharp.concurrency(1);
  sharp.cache({ memory: 32, files: 0, items: 50 });
  return sharp;
}
