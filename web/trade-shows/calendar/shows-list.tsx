import type { ShowCardBody } from "../../../app-server/contract/trade-shows/show-search-body.ts";
import { list } from "./show-row.css.ts";
import { ShowRow } from "./show-row.tsx";

export function ShowsList({ shows }: { shows: readonly ShowCardBody[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
    <ul className={list} role="list">
      {shows.map((show, index) => (
        <li key={show.id}>
          <ShowRow show={show} eager={index === 0} />
        </li>
      ))}
    </ul>
  );
}
