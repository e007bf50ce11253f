import { type KeyboardEvent, useRef, useState } from "react";
import { Picture } from "~/ui/controls/picture";
import { Icon } from "~/ui/icons/icon";

/** `src`: what is shown of it, `href`: the photo itself. */
type Photo = { href: string; src: string; name: string; visitorName: string };

/**
 * The photos of a lead as thumbnails that lead to the photo itself; once this code runs, they open it in
 * a dialog. There the arrow keys and buttons go round, Escape closes, and focus returns to the thumbnail.
 */
export function PhotoViewer({ photos }: { photos: Photo[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState(0);
  const photo = photos[index];

  function open(at: number) {
    setIndex(at);
    dialog.current?.showModal();
    closeButton.current?.focus();
  }
  function step(by: number) {
    setIndex((at) => (at + by + photos.length) % photos.length);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "ArrowRight") step(1);
    if (event.key === "ArrowLeft") step(-1);
  }

  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {photos.map(({ href, src }, at) => (
          <li key={href}>
            <a
              href={src}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                open(at);
              }}
              aria-label={`Foto ${at + 1} van ${photos.length} groot bekijken`}
              className="block overflow-hidden border border-rule bg-paper-deep hover:border-ink"
            >
              <Picture
                src={src}
                alt={`Foto ${at + 1}`}
                width={240}
                height={240}
                className="aspect-square w-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        aria-label="Foto’s van deze aanvraag"
        onKeyDown={onKeyDown}
        className="m-auto max-h-none w-[min(72rem,100vw)] max-w-none bg-ink p-0 text-paper"
      >
        <div className="flex items-center gap-2 px-4 py-2">
          <p className="min-w-0 flex-1 truncate text-sm" aria-live="polite">
            {index + 1} van {photos.length} · <bdi>{photo?.visitorName}</bdi>
          </p>
          <a
            href={photo?.href}
            download={photo?.name}
            className="grid size-12 place-items-center"
            aria-label="Downloaden"
          >
            <Icon name="download" />
          </a>
          <button
            type="button"
            ref={closeButton}
            onClick={() => dialog.current?.close()}
            className="grid size-12 place-items-center"
            aria-label="Sluiten"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="relative grid h-[min(80dvh,54rem)] place-items-center bg-black/30">
          {photo && (
            <Picture
              key={photo.src}
              src={photo.src}
              alt={`Foto ${index + 1}`}
              loading="eager"
              className="max-h-full max-w-full object-contain"
            />
          )}
          {photos.length > 1 && (
            <>
              <StepButton side="left" label="Vorige foto" onClick={() => step(-1)} />
              <StepButton side="right" label="Volgende foto" onClick={() => step(1)} />
            </>
          )}
        </div>
      </dialog>
    </>
  );
}

function StepButton({
  side,
  label,
  onClick,
}: {
  side: "left" | "right";
  label: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      className={`absolute top-1/2 grid size-12 -translate-y-1/2 place-items-center bg-ink/75 hover:bg-ink ${side === "left" ? "left-2" : "right-2"}`}
    >
      <Icon name={side === "left" ? "chevron-left" : "chevron-right"} />
    </button>
  );
}
