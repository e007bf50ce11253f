import { FocusPicker } from "~/admin/focus-picker";
import { picturesOf } from "~/content/records/fields/picture";
import type { FormField } from "~/content/records/form/form-fields";
import type { Picture } from "~/content/types";
import { anchorOf } from "~/features/records/model/field-place";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";
import { MediaPicture } from "~/ui/controls/media-picture";
import type { FieldContext } from "./record-fields";

/** A picture of the media library, which is another feature. */
export type LibraryPicture = { id: string; alt: string; width: number; height: number };

export type UnsentFiles = { busy: number; failed: number };

export type PictureTools = {
  /** Opens the library; `take` gets what is picked there. */
  pick: (take: (picture: LibraryPicture) => void) => void;
  upload: (
    file: File,
  ) => Promise<{ kind: "stored"; item: LibraryPicture } | { kind: "refused"; message: string }>;
  /** Told how many files of a list are under way, and how many failed and wait for the writer. */
  onUploading: (path: string, files: UnsentFiles) => void;
};

export const pictureFrom = ({ id, alt, width, height }: LibraryPicture): Picture => ({
  media: id,
  ...{ alt, width, height },
});

export type PictureFormField = Extract<FormField, { kind: "picture" }>;

type PictureFieldProps = FieldContext & { field: PictureFormField; value: unknown; path: string };

/** One picture: chosen from the library or added to it, with its description beside it. */
export function PictureField({ field, value, path, ...rest }: PictureFieldProps) {
  const { problems, readOnly, onChange, pictures } = rest;
  const picture = pictureIn(value);
  const error = problems.find((problem) => problem.path === path)?.message;
  if (field.offered && !picture && !error) return null;
  return (
    <fieldset id={anchorOf(path)} className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1 font-semibold">
        {field.label}
        {field.optional && <span className="font-normal text-ink-soft"> (niet verplicht)</span>}
      </legend>
      {error && <p className="text-sm font-semibold text-danger">{error}</p>}
      {picture && (
        <>
          <MediaPicture
            {...picture}
            sizes="(width < 40rem) 92vw, 30rem"
            className="aspect-[4/3] w-full max-w-80 border border-rule object-cover"
          />
          <DescriptionField {...{ field, picture, path }} {...rest} />
          {!readOnly && (
            <FocusPicker picture={picture} onChange={(focus) => onChange(`${path}.focus`, focus)} />
          )}
        </>
      )}
      {!readOnly && pictures && (
        <div className="flex flex-wrap gap-2">
          {!field.offered && (
            <Button
              variant="outline"
              onClick={() => pictures.pick((picked) => onChange(path, pictureFrom(picked)))}
            >
              {picture ? "Andere foto" : "Foto kiezen"}
            </Button>
          )}
          {picture && (
            <Button
              variant="ghost"
              onClick={() => onChange(path, field.optional === "absent" ? undefined : null)}
            >
              Weghalen
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}

type DescriptionProps = FieldContext & { field: PictureFormField; picture: Picture; path: string };

/** What there is to see, for who cannot see it. */
export function DescriptionField({ field, picture, path, problems, readOnly, onChange }: DescriptionProps) {
  const at = `${path}.alt`;
  const error = problems.find((problem) => problem.path === at)?.message;
  return (
    <Field
      label="Beschrijving"
      id={anchorOf(at)}
      hint={field.hint}
      error={error}
      {...(!field.described && { required: false })}
    >
      {(control) => (
        <Input
          {...control}
          value={picture.alt}
          readOnly={readOnly}
          onChange={({ target }) => onChange(at, target.value)}
        />
      )}
    </Field>
  );
}

/** What a draft holds there, if it is a picture. */
export const pictureIn = (value: unknown): Picture | undefined => picturesOf(value)[0];
