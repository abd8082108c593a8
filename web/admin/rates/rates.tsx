import "../../../app-server/contract/zod-without-eval.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { Benchmarks } from "./benchmarks.tsx";
import { readRatesAddress } from "./rates-address.ts";
import { ServicesOfCountry, ServicesOfShow } from "./services-of.tsx";
import { ShowServicesList } from "./show-services-list.tsx";

/** The admin view of show rates and typical prices: both lists, or one form. */
export function Rates({ address }: { address: URLSearchParams }) {
  const open = readRatesAddress(address);
  if (open) {
    return "show" in open ? (
      <ServicesOfShow key={open.show} id={open.show} />
    ) : (
      <ServicesOfCountry key={open.country} country={open.country} />
    );
  }
  return (
    <Stack gap="large">
      <ShowServicesList />
      <Benchmarks />
    </Stack>
  );
}
