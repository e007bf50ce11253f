import { useEffect, useRef, useState } from "react";
import { FocusPicker } from "~/admin/focus-picker";
import { valueAt } from "~/content/records/form/at-path";
import { emptyRecord } from "~/content/records/form/empty-value";
import type { FormField } from "~/content/records/form/form-fields";
import { spreadOver } from "~/content/records/form/spread";
import { anchorOf } from "~/features/records/model/field-place";
import { Button } from "~/ui/controls/button";
import { MediaPicture } from "~/ui/controls/media-picture";
import { ItemButtons, moved } from "./item-buttons";
import type { ListFieldProps } from "./list-field";
import { PhotoAdder } from "./photo-adder";
import {
  DescriptionField,
  type LibraryPicture,
  type PictureFormField,
  type PictureTools,
  pictureFrom,
  pictureIn,
} from "./picture-field";
import { RecordFields } from "./record-fields";
import { useUploads } from "./use-uploads";

type Choice = Extract<FormField, { kind: "choice" }>;
type Photos = { fields: FormField[]; photo: PictureFormField; spread: Choice | undefined };

/** Of a list in which each item is one picture and what belongs to it; else null. */
export function photosOf({ item }: ListFieldProps["field"]): Photos | null {
  if (item.kind !== "group") return null;
  const [photo, ...more] = item.fields.filter((field) => field.kind === "picture");
  if (!photo || more.length > 0) return null;
  const spread = item.fields.find((field) => field.kind === "choice" && field.spread) as Choice | undefined;
  return { fields: item.fields, photo, spread };
}

type PhotoListProps = ListFieldProps & { items: unknown[]; photos: Photos; pictures: PictureTools };

/** Photos, many of which are added at once; each is in the draft as soon as it is stored. */
export function PhotoList({ items, photos, pictures, value: _, ...rest }: PhotoListProps) {
  const { field, path, readOnly, onChange } = rest;
  const { photo, spread } = photos;
  const [note, setNote] = useState("");
  /** By id in the library: the place of each in the order in which they were chosen. */
  const chosen = useRef(new Map<string, number>());
  const mediaOf = (item: unknown) => pictureIn(valueAt(item, photo.name))?.media ?? "";

  const { uploads, pending, add, again, drop } = useUploads<string | undefined, LibraryPicture>({
    send: pictures.upload,
    onStored: (stored, { id, use }) => {
      chosen.current.set(stored.id, id);
      put(stored, use, id);
    },
  });
  const busy = uploads.filter(({ state }) => state !== "failed").length;
  const failed = uploads.length - busy;
  const { onUploading } = pictures;
  useEffect(() => onUploading(path, { busy, failed }), [onUploading, path, busy, failed]);

  /** Before what was chosen later and is here already: one that failed at first comes to its place. */
  function put(picture: LibraryPicture, use: string | undefined, id = Number.POSITIVE_INFINITY) {
    const made = {
      ...emptyRecord(photos.fields),
      [photo.name]: pictureFrom(picture),
      ...(spread && { [spread.name]: use ?? "" }),
    };
    onChange(path, (now: unknown) => {
      const standing = Array.isArray(now) ? now : [];
      if (standing.some((item) => mediaOf(item) === picture.id)) return standing;
      const later = standing.findIndex((item) => (chosen.current.get(mediaOf(item)) ?? 0) > id);
      return standing.toSpliced(later === -1 ? standing.length : later, 0, made);
    });
  }

  function usesFor(count: number): (string | undefined)[] {
    if (!spread) return Array.from({ length: count }, () => undefined);
    const standing = [...items.map((item) => valueAt(item, spread.name)), ...pending().map(({ use }) => use)];
    return spreadOver(
      spread.options.map(({ value }) => value),
      standing,
      count,
    );
  }

  function choose(files: File[]) {
    const room = Math.max(0, field.max - items.length - pending().length);
    const taken = files.slice(0, room);
    const left = files.length - taken.length;
    setNote(
      left === 0
        ? ""
        : `Er ${room === 1 ? "kon" : "konden"} nog ${room} bij: ${left} ${left === 1 ? "foto is" : "foto’s zijn"} niet toegevoegd.`,
    );
    const uses = usesFor(taken.length);
    add(taken.map((file, index) => ({ file, use: uses[index] })));
  }

  function pick() {
    pictures.pick((picture) => {
      const there = items.some((item) => mediaOf(item) === picture.id);
      setNote(there ? "Die foto staat er al." : "");
      if (!there) put(picture, usesFor(1)[0]);
    });
  }

  return (
    <>
      <ol className="grid grid-cols-1 gap-3">
        {items.map((item, index) => (
          <PhotoItem
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name, and its fields are controlled
            key={index}
            {...{ item, index, photos, pictures }}
            label={`${field.item.label} ${index + 1}`}
            count={items.length}
            {...rest}
            onMove={(by) => onChange(path, moved(items, index, by))}
            onRemove={() => onChange(path, items.toSpliced(index, 1))}
          />
        ))}
      </ol>
      {!readOnly && (
        <PhotoAdder
          {...{ uploads, note }}
          full={items.length >= field.max}
          label={`${field.label} toevoegen`}
          onChoose={choose}
          onPick={pick}
          onAgain={again}
          onDrop={drop}
        />
      )}
    </>
  );
}

type PhotoItemProps = Omit<ListFieldProps, "value"> & {
  item: unknown;
  index: number;
  count: number;
  label: string;
  photos: Photos;
  pictures: PictureTools;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

function PhotoItem(props: PhotoItemProps) {
  const { item, index, count, label, photos, pictures, path, problems, readOnly, onChange } = props;
  const at = `${path}.${index}`;
  const photoAt = `${at}.${photos.photo.name}`;
  const picture = pictureIn(valueAt(item, photos.photo.name));
  const error = problems.find((problem) => problem.path === photoAt)?.message;
  const context = { problems, readOnly, onChange, pictures };
  return (
    <li className="grid grid-cols-1 gap-3 border border-rule bg-white p-4">
      <fieldset
        id={anchorOf(at)}
        className="grid min-w-0 grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]"
      >
        <legend className="mb-2 font-semibold">{label}</legend>
        <div id={anchorOf(photoAt)}>
          {picture ? (
            <MediaPicture
              {...picture}
              sizes="9rem"
              className="aspect-[4/3] w-full border border-rule object-cover"
            />
          ) : (
            <div className="aspect-[4/3] border border-rule bg-paper-deep" />
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-3">
          <RecordFields
            fields={photos.fields.filter((field) => field !== photos.photo)}
            value={item}
            at={`${at}.`}
            {...context}
          />
        </div>
        <div className="col-span-full grid grid-cols-1 gap-2">
          {error && <p className="text-sm font-semibold text-danger">{error}</p>}
          {picture && <DescriptionField field={photos.photo} picture={picture} path={photoAt} {...context} />}
          {picture && !readOnly && (
            <FocusPicker picture={picture} onChange={(focus) => onChange(`${photoAt}.focus`, focus)} />
          )}
        </div>
      </fieldset>
      {!readOnly && (
        <div className="flex flex-wrap items-center gap-2">
          <ItemButtons {...{ label, index, count }} onMove={props.onMove} onRemove={props.onRemove}>
            <Button
              variant="ghost"
              size="sm"
              className="min-h-11 px-2"
              onClick={() => pictures.pick((picked) => onChange(photoAt, pictureFrom(picked)))}
            >
              {picture ? "Andere foto" : "Foto kiezen"}
              <span className="sr-only">: {label}</span>
            </Button>
          </ItemButtons>
        </div>
      )}
    </li>
  );
}
