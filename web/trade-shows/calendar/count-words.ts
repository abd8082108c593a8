import type {
  ShowMonthBody,
  ShowSearchBody,
} from "../../../app-server/contract/trade-shows/show-search-body.ts";
import { formatCount } from "../../format.ts";

/** How many shows were found: "41 trade shows, page 2 of 4". */
export function countWords(found: ShowSearchBody | ShowMonthBody): string {
  const isMonth = "month" in found;
  const total = isMonth ? found.shows.length : found.total;
  const count = `${formatCount(total)}${isMonth || found.totalIsExact ? "" : "+"}`;
  const words = `${count} trade ${total === 1 ? "show" : "shows"}`;
  return isMonth || found.pageCount < 2
    ? words
    : `${words}, page ${found.page} of ${found.pageCount}`;
}
