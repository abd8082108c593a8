import { band } from "./sample-band.css.ts";

type Props = { text?: string };

/** A banner which says that the page's figures and claims are samples. */
export function SampleBand({ text = "The figures on this page are illustrative." }: Props) {
  return (
    <p className={band}>
      <strong>Sample data.</strong> {text}
    </p>
  );
}
