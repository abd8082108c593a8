import { shortShowName } from "../../domain/trade-shows/short-show-name.ts";
import { Name } from "../ui/text/name.tsx";

type Props = { show: { title: string; startDate: string | null } };

/** A show's short name, for a row or a card; the full one is on its page. */
export function ShowName({ show: { title, startDate } }: Props) {
  return <Name>{shortShowName(title, startDate)}</Name>;
}
