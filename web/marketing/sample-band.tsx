import { band, inColumn } from "./sample-band.css.ts";

type Props = {
  text?: string;
  /** Under text that begins at the left edge. */
  isInColumn?: boolean;
};

/** A banner: the figures and claims here come from samples. */
export function SampleBand({
  text = "The figures on this page are illustrative.",
  isInColumn = false,
}: Props) {
  return (
    <p className={isInColumn ? `${band} ${inColumn}` : band}>
      <strong>Sample data.</strong> {text}
    </p>
  );
}
