import { createElement, type SVGProps } from "react";

/** Lucide's drawing of an icon: elements with their attributes, on a sheet of 24 by 24. */
type IconData = { node: readonly [tag: string, attributes: Record<string, string>][] };

type Props = Omit<SVGProps<SVGSVGElement>, "width" | "height"> & { size?: number };

/** Makes a component of an icon's drawing; it is decoration. The bundler puts this in the place of lucide's own `createLucideIcon` (decision 042). */
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
