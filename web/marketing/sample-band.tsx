import { band } from "./sample-band.css.ts";

/** Says that what is counted and claimed here comes from samples. */
export function SampleBand() {
  return (
    <p className={band}>
      <strong>Sample data.</strong> The figures on this page are illustrative.
    </p>
  );
}
