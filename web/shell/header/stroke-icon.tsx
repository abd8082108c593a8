type Props = { path: string; size?: number };

/**
 * An icon of one path, for the few icons of the header: an icon library would weigh on every page.
 */
export function StrokeIcon({ path, size = 24 }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
