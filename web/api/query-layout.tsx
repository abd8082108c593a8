import { Outlet } from "react-router";
import { QueryScope } from "./query-scope.tsx";

/** The layout of all pages that read over REST. */
export default function QueryLayout() {
  return (
    <QueryScope>
      <Outlet />
    </QueryScope>
  );
}
