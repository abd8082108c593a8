import type { CommissionParams } from "../../../domain/commission/rates.ts";
import { moneyText } from "../../../domain/shared/money/money-text.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack } from "../../ui/layout/stack.tsx";

/** The last 12 months by the typed rates, beside what accrued. */
export function Estimate({ params }: { params: CommissionParams }) {
  const estimate = useChange({
    call: () => fetchApi.call("POST /api/admin/commission/estimate", { body: { params } }),
    failed: { title: "No estimate", couldNot: "replay the last 12 months" },
  });
  return (
    <Stack>
      {estimate.data && (
        <Notice tone="info" title="The last 12 months">
          {estimate.data.jobs === 0
            ? "No job was completed under rates in the last 12 months."
            : `${estimate.data.jobs} completed ${estimate.data.jobs === 1 ? "job" : "jobs"}: ${moneyText(estimate.data.accrued)} accrued, ${moneyText(estimate.data.proposed)} by these rates.${estimate.data.changesBase ? " The new base and what is left out are not in it: stored bases stay as they are." : ""}`}
        </Notice>
      )}
      <div>
        <Button pending={estimate.isPending} onClick={() => estimate.mutate()}>
          Preview on the last 12 months
        </Button>
      </div>
    </Stack>
  );
}
