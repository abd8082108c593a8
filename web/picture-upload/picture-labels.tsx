import type { PictureCopies } from "../../domain/pictures/linked-picture.ts";
import {
  labelOfPicture,
  type PictureLabel,
  picturesOfProject,
} from "../../domain/pictures/picture-label.ts";
import { Field } from "../ui/form/field.tsx";
import { Fieldset } from "../ui/form/fieldset.tsx";
import { Select } from "../ui/form/select.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { shown } from "./picture-field.css.ts";
import { PictureThumb } from "./picture-thumb.tsx";

type Props = {
  project: Parameters<typeof labelOfPicture>[1] & Parameters<typeof picturesOfProject>[0];
  copies: PictureCopies;
  hint: string;
  onChange: (picture: string, label: PictureLabel | null, place: number) => void;
};

const options = [
  { value: "built", label: "The built booth" },
  { value: "rendering", label: "A rendering" },
];

/** A project's pictures, each with the choice of its label; nothing without pictures. */
export function PictureLabels({ project, copies, hint, onChange }: Props) {
  const pictures = picturesOfProject(project);
  if (pictures.length === 0) return null;
  return (
    <Fieldset legend="What the pictures show" hint={hint}>
      <Stack gap="small">
        {pictures.map((picture, place) => (
          <div key={picture} className={shown}>
            <PictureThumb address={picture} alt="" copies={copies} />
            <Field label={`Picture ${place + 1} of ${pictures.length}`}>
              {(control) => (
                <Select
                  {...control}
                  placeholder="Not stated"
                  options={options}
                  value={labelOfPicture(picture, project) ?? ""}
                  onChange={({ target }) =>
                    onChange(picture, (target.value || null) as PictureLabel | null, place)
                  }
                />
              )}
            </Field>
          </div>
        ))}
      </Stack>
    </Fieldset>
  );
}
