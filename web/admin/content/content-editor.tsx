import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { type FieldValues, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import type { EditedContentBody } from "../../../app-server/contract/admin/edited-content.ts";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { PictureLabel } from "../../../domain/pictures/picture-label.ts";
import { type FieldTable, labelsOf } from "../../../domain/shared/fields.ts";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { EditConflict } from "../../edit-form/edit-conflict.tsx";
import { FieldRows } from "../../edit-form/field-rows.tsx";
import { formDifferences } from "../../edit-form/form-differences.ts";
import { FormPart } from "../../edit-form/form-part.tsx";
import { typedValues } from "../../edit-form/typed-values.ts";
import { useEditConflict } from "../../edit-form/use-edit-conflict.ts";
import { PictureLabels } from "../../picture-upload/picture-labels.tsx";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { BuilderField } from "./builder-field.tsx";
import { type ContentView, contentHref } from "./content-address.ts";
import { contentKinds, saveContent } from "./content-kinds.ts";

/** The form of a show or an article; `id` is null for a new one. */
export function ContentEditor({ view, id }: { view: ContentView; id: string | null }) {
  const { kind, thing, a } = contentKinds[view];
  const stored = useQuery({
    ...callQuery("GET /api/admin/content/:id", { params: { id: id ?? "" }, query: { kind } }),
    enabled: id !== null,
  });
  const back = (
    <LinkButton to={contentHref(view)} size="small">
      All {contentKinds[view].title.toLowerCase()}
    </LinkButton>
  );
  return (
    <Card as="section">
      <CardHeader title={id ? `Edit the ${thing}` : `Add ${a}`} actions={back} />
      {id === null ? (
        <ContentForm view={view} stored={null} />
      ) : (
        <Loaded
          query={stored}
          loading={`Loading the ${thing}`}
          failure={{ title: `Error Loading the ${thing}`, couldNot: `load the ${thing}` }}
        >
          {(content) => (
            <Stack gap="large">
              <ContentForm view={view} stored={content} />
              {view === "projects" && <LabelsOfPictures content={content} />}
            </Stack>
          )}
        </Loaded>
      )}
    </Card>
  );
}

/** Corrects what the pictures of a project show, at once. */
function LabelsOfPictures({ content: { id, fields } }: { content: EditedContentBody }) {
  const { mainImage, projectImages, builtPictures, renderings } = fields;
  const label = useChange({
    call: (to: { n: number; label: PictureLabel | null }) =>
      fetchApi.call("POST /api/admin/portfolio/:id/pictures/:n/label", {
        params: { id, n: `${to.n}` },
        body: { label: to.label },
      }),
    refreshes: ["admin", "portfolio"],
    done: { title: "Label changed" },
    failed: { title: "Not changed", couldNot: "change the label" },
  });
  return (
    <PictureLabels
      project={{
        mainImage: typeof mainImage === "string" ? mainImage : null,
        projectImages: textsOf(projectImages),
        builtPictures: textsOf(builtPictures),
        renderings: textsOf(renderings),
      }}
      copies={{}}
      hint="A change is public at once. Save the form first if you changed its pictures."
      onChange={(_, to, place) => label.mutate({ n: place + 1, label: to })}
    />
  );
}

const textsOf = (value: EditedContentBody["fields"][string] | undefined) =>
  Array.isArray(value) ? value : [];

type FormProps = { view: ContentView; stored: EditedContentBody | null };

/** The inputs of a kind's field table, part by part. Typed input survives a refusal. */
function ContentForm({ view, stored }: FormProps) {
  const navigate = useNavigate();
  const { thing, parts, ...about } = contentKinds[view];
  const table: FieldTable = about.table;
  const values: FieldValues = {
    ...typedValues(table, stored?.fields ?? null),
    ...(view === "projects" && { builderId: stored?.fields.builderId ?? null }),
  };
  const form = useForm<FieldValues, unknown, FieldValues>({
    resolver: zodResolver(
      about.input as Parameters<typeof zodResolver<FieldValues, unknown, FieldValues>>[0],
    ),
    defaultValues: values,
  });
  const conflict = useEditConflict(stored?.lastEditedTime ?? null);
  const differences = formDifferences(labelsOf(table), form.getValues(), values);
  // another change that this form doesn't show, such as of a picture's label
  if (conflict.isChanged && differences.length === 0) conflict.settle();
  const save = useChange({
    call: (typed: FieldValues) =>
      saveContent[view]({ id: stored?.id ?? null, form: typed as never, seen: conflict.seen }),
    refreshes: ["admin"],
    done: { title: stored ? "Saved" : `The ${thing} is public` },
    failed: { title: "Not saved", couldNot: `save the ${thing}` },
    onDone: () => navigate(contentHref(view)),
  });
  const onSubmit = form.handleSubmit((typed) =>
    save.mutate(typed, {
      onError(error) {
        const errors = (error instanceof ApiError && error.problem?.errors) || [];
        for (const { field, message } of errors) {
          const [name = ""] = field.split(".");
          if (name in values) form.setError(name, { message });
        }
      },
    }),
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="large">
        {conflict.isChanged && (
          <EditConflict
            what={thing}
            differences={differences}
            onKeep={conflict.settle}
            onTake={() => {
              form.reset(values);
              conflict.settle();
            }}
          />
        )}
        {view === "projects" && (
          <FormPart title="Builder">
            <BuilderField form={form} />
          </FormPart>
        )}
        {Object.entries(parts).map(([part, title]) => (
          <FormPart key={part} title={title}>
            <FieldRows form={form} of={table} part={part} />
          </FormPart>
        ))}
        <Inline>
          <Button type="submit" tone="accent" pending={save.isPending}>
            {save.isPending ? "Saving..." : stored ? "Save" : `Add the ${thing}`}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
