import { createElement, type SVGProps } from "react";

/** Lucide's data of an icon: SVG elements with attributes, on a 24 × 24 sheet. */
type IconData = { node: readonly [tag: string, attributes: Record<string, string>][] };

type Props = Omit<SVGProps<SVGSVGElement>, "width" | "height"> & { size?: number };

/**
 * Creates a decorative icon component. The bundler replaces lucide's own `createLucideIcon` by this
 * (decision 042).
 */
export default function createIcon({ node }: IconData) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, ...rest }: Props) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...rest}
      >
        {drawing}
      </svg>
    );
  };
}
