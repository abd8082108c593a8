import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import {
  action as actionStyle,
  body,
  icon as iconStyle,
  iconTones,
  notice,
  title as titleStyle,
  tones,
} from "./notice.css.ts";

type Props = {
  tone?: keyof typeof tones;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
};

const icons = {
  neutral: Info,
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
};

/** A notice in the page; a critical one is announced at once. */
export function Notice({ tone = "info", title, children, action }: Props) {
  const Icon = icons[tone];
  return (
    <div className={`${notice} ${tones[tone]}`} role={tone === "critical" ? "alert" : "status"}>
      <Icon size={20} aria-hidden="true" className={`${iconStyle} ${iconTones[tone]}`} />
      <p className={titleStyle}>{title}</p>
      {children && <div className={body}>{children}</div>}
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
