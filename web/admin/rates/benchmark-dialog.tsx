import { type FormEvent, useState } from "react";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { BenchmarksBody } from "../../../app-server/contract/rates/benchmarks.ts";
import { type Benchmark, benchmarkFields } from "../../../domain/offers/benchmark.ts";
import { labelsOf } from "../../../domain/shared/fields.ts";
import { contentVersion } from "../../../domain/shared/writes/content-version.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { EditConflict } from "../../edit-form/edit-conflict.tsx";
import { formDifferences } from "../../edit-form/form-differences.ts";
import { useEditConflict } from "../../edit-form/use-edit-conflict.ts";
import { Button } from "../../ui/action/button.tsx";
import { useFocusInvalid } from "../../ui/form/use-focus-invalid.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useGuardedClose } from "../../ui/overlay/use-guarded-close.tsx";
import {
  type BenchmarkField,
  benchmarkTexts,
  readBenchmark,
  standingOf,
  withBenchmark,
} from "./benchmark-fields.ts";
import { TextFields } from "./text-fields.tsx";
import { textFieldsOf } from "./typed-fields.ts";

type Props = {
  list: BenchmarksBody;
  /** The entry to edit; null adds a new one. */
  opened: Benchmark | null;
  onClose: () => void;
};

const formId = "benchmark";

/** Dialog for one benchmark. Saving sends the whole list, with this entry at its current place. */
export function BenchmarkDialog({ list, opened, onClose }: Props) {
  const [texts, setTexts] = useState(benchmarkTexts(opened));
  const [errors, setErrors] = useState<Partial<Record<BenchmarkField, string>>>({});
  const form = useFocusInvalid(errors);
  const standing = opened && standingOf(list.benchmarks, opened);
  const current = benchmarkTexts(standing);
  const conflict = useEditConflict(opened && contentVersion(standing));
  const save = useChange({
    call: (benchmark: Benchmark) =>
      fetchApi.call("PUT /api/admin/benchmarks", {
        body: {
          benchmarks: withBenchmark(list.benchmarks, standing, benchmark),
          seen: list.version,
        },
      }),
    refreshes: ["admin/benchmarks"],
    done: { title: "Benchmark saved", description: "Comparisons use it from now on." },
    failed: {
      title: "Benchmark not saved",
      couldNot: "save the benchmark",
    },
    onDone: onClose,
  });
  const isDirty = JSON.stringify(texts) !== JSON.stringify(current);
  const { close, question } = useGuardedClose(isDirty, onClose);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = readBenchmark(texts);
    setErrors(typed.errors);
    if (!typed.value) return;
    save.mutate(typed.value, {
      onError(error) {
        const refused = (error instanceof ApiError && error.problem?.errors) || [];
        const byField = refused.map(({ field, message }) => [field.split(".").at(-1), message]);
        setErrors(Object.fromEntries(byField));
      },
    });
  }

  return (
    <>
      <Dialog
        open
        onOpenChange={close}
        title={opened ? "Change a benchmark" : "Add a benchmark"}
        description="A usual price with its source and day."
        size="large"
        startsInField
        footer={
          <Button type="submit" form={formId} tone="accent" pending={save.isPending}>
            {save.isPending ? "Saving..." : "Save benchmark"}
          </Button>
        }
      >
        <form ref={form} id={formId} noValidate onSubmit={submit}>
          <Stack gap="medium">
            {conflict.isChanged && !save.isSuccess && (
              <EditConflict
                what="benchmark"
                differences={formDifferences(labelsOf(benchmarkFields), texts, current)}
                onKeep={conflict.settle}
                onTake={() => {
                  setTexts(current);
                  setErrors({});
                  conflict.settle();
                }}
              />
            )}
            <TextFields
              fields={textFieldsOf(benchmarkFields, { category: "The whole booth" })}
              texts={texts}
              errors={errors}
              onText={(name, text) => setTexts((before) => ({ ...before, [name]: text }))}
            />
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}
