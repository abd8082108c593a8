import { band } from "./sample-band.css.ts";

/** A banner: the figures and claims here come from samples. */
export function SampleBand() {
  return (
    <p className={band}>
      <strong>Sample data.</strong> The figures on this page are illustrative.
    </p>
  );
}
