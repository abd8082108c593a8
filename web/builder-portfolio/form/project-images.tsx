import { Controller, useWatch } from "react-hook-form";
import { projectLabels } from "../../../app-server/contract/portfolio/project-labels.ts";
import type { PictureCopies } from "../../../domain/pictures/linked-picture.ts";
import { withLabel } from "../../../domain/pictures/picture-label.ts";
import { messageOf } from "../../edit-form/message-of.ts";
import { PictureField } from "../../picture-upload/picture-field.tsx";
import { PictureLabels } from "../../picture-upload/picture-labels.tsx";
import { PictureListField } from "../../picture-upload/picture-list-field.tsx";
import type { FormOfProject } from "./form-of-project.ts";
import { movedPicture } from "./moved-picture.ts";

export type PictureFieldName = "mainImage" | "projectImages";

type Props = {
  form: FormOfProject;
  cap: number;
  copies: PictureCopies;
  /** Called with whether a field has uploads in progress. */
  onBusy: (field: PictureFieldName, isBusy: boolean) => void;
};

/** Fields for the project's pictures. */
export function ProjectImages({ form, cap, copies, onBusy }: Props) {
  const [main, projectImages, builtPictures, renderings] = useWatch({
    control: form.control,
    name: ["mainImage", "projectImages", "builtPictures", "renderings"],
  });
  const mainImage = main ?? "";
  const labeled = { mainImage, projectImages, builtPictures, renderings };
  function move(place: number, by: -1 | 1) {
    const { projectImages } = form.getValues();
    const moved = movedPicture({ mainImage, projectImages }, place, by);
    const changed = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue("projectImages", [...moved.projectImages], changed);
    form.setValue("mainImage", moved.mainImage, changed);
  }
  return (
    <>
      <Controller
        control={form.control}
        name="mainImage"
        render={({ field }) => (
          <PictureField
            label={projectLabels.mainImage}
            thing="main image"
            hint="Upload one, or paste a link that starts with https://. It's the cover. No picture? We'll draw the booth."
            value={field.value ?? ""}
            copies={copies}
            onChange={field.onChange}
            onBlur={field.onBlur}
            onBusy={(isBusy) => onBusy("mainImage", isBusy)}
            error={form.formState.errors.mainImage?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="projectImages"
        render={({ field }) => (
          <PictureListField
            label={projectLabels.projectImages}
            hint="Upload some, or paste links one at a time. Visitors see them in this order."
            onBusy={(isBusy) => onBusy("projectImages", isBusy)}
            cap={cap}
            value={field.value}
            copies={copies}
            onChange={field.onChange}
            hasMain={mainImage !== ""}
            onMove={move}
            error={messageOf(form.formState.errors.projectImages)}
          />
        )}
      />
      <PictureLabels
        project={labeled}
        copies={copies}
        hint="Photos of the booth on the show floor count for more than renderings."
        onChange={(picture, label) => {
          const changed = withLabel(labeled, picture, label);
          form.setValue("builtPictures", changed.builtPictures, { shouldDirty: true });
          form.setValue("renderings", changed.renderings, { shouldDirty: true });
        }}
      />
    </>
  );
}
