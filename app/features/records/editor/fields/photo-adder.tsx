import { type ReactNode, useId } from "react";
import { classNames } from "~/lib/text/class-names";
import { Button, buttonClass } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import { focusAdder } from "./item-buttons";
import type { Upload } from "./use-uploads";

type PhotoAdderProps = {
  /** "Foto's toevoegen" */
  label: string;
  uploads: Upload<unknown>[];
  note: string;
  /** No more fit in. */
  full: boolean;
  onChoose: (files: File[]) => void;
  onPick: () => void;
  onAgain: (id: number) => void;
  onDrop: (id: number) => void;
};

/** The device's own chooser, its camera and the library; below them how each file is getting on. */
export function PhotoAdder({ label, uploads, note, full, onChoose, ...rest }: PhotoAdderProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {!full && (
        <div className="flex flex-wrap gap-2">
          <FileButton onChoose={onChoose} multiple data-add="" className={buttonClass()}>
            <Icon name="upload" /> {label}
          </FileButton>
          <FileButton
            onChoose={onChoose}
            capture="environment"
            className={buttonClass("outline", "default", "not-pointer-coarse:hidden")}
          >
            Foto maken
          </FileButton>
          <Button variant="outline" onClick={rest.onPick}>
            Uit de bibliotheek
          </Button>
        </div>
      )}
      <div role="status">{note && <p className="text-sm font-semibold">{note}</p>}</div>
      {uploads.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule text-sm">
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} {...rest} />
          ))}
        </ul>
      )}
    </div>
  );
}

type FileButtonProps = {
  multiple?: boolean;
  "data-add"?: string;
  capture?: "environment";
  className: string;
  onChoose: (files: File[]) => void;
  children: ReactNode;
};

function FileButton({ className, onChoose, children, ...rest }: FileButtonProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={classNames(className, "ringed relative")}>
      {children}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="sr-only"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = "";
        }}
        {...rest}
      />
    </label>
  );
}

type LineProps = Pick<PhotoAdderProps, "onAgain" | "onDrop"> & { upload: Upload<unknown> };

function UploadLine({ upload: { id, file, state, message }, onAgain, onDrop }: LineProps) {
  if (state !== "failed")
    return (
      <li className="flex min-h-11 items-center gap-3 py-1">
        <span className="min-w-0 grow truncate">{file.name}</span>
        {state === "busy" ? (
          <span className="flex items-center gap-2 font-semibold">
            <span className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none" />
            Bezig …
          </span>
        ) : (
          <span className="text-ink-soft">Wacht</span>
        )}
      </li>
    );
  return (
    <li className="grid grid-cols-1 gap-1 py-2">
      <span className="truncate">{file.name}</span>
      <p role="alert" className="font-semibold text-danger">
        {message}
      </p>
      <span className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          className="min-h-11"
          onClick={({ currentTarget }) => {
            focusAdder(currentTarget);
            onAgain(id);
          }}
        >
          Opnieuw<span className="sr-only"> proberen: {file.name}</span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11"
          onClick={({ currentTarget }) => {
            focusAdder(currentTarget);
            onDrop(id);
          }}
        >
          Niet toevoegen<span className="sr-only">: {file.name}</span>
        </Button>
      </span>
    </li>
  );
}
