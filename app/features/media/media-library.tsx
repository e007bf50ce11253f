import { useEffect, useRef, useState } from "react";
import { fetchJson } from "~/lib/api-client";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";
import { Icon } from "~/ui/icons/icon";
import { MediaGrid } from "./media-grid";
import type { LibraryPage, MediaItem } from "./media-types";
import { UploadField } from "./upload-field";

type MediaLibraryProps = {
  address: string;
  open: boolean;
  onClose: () => void;
  onPick: (item: MediaItem) => void;
};

/** The library as a dialog: pick a picture, or add one and it is picked. */
export function MediaLibrary({ address, open, onClose, onPick }: MediaLibraryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState("");
  const [page, setPage] = useState<LibraryPage | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else {
      element.close();
      // Who opens it again looks for something else.
      setSearch("");
      setPage(null);
    }
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const wait = setTimeout(() => {
      fetchPage(address, { q: search }, stop.signal).then(
        (found) => {
          setPage(found);
          setFailed(false);
        },
        () => !stop.signal.aborted && setFailed(true),
      );
    }, 200);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [address, open, search]);

  function more(shown: LibraryPage) {
    fetchPage(address, { q: search, after: shown.next ?? "" }).then(
      ({ items, next }) => {
        // Not behind what another search has found since.
        setPage((now) => (now === shown ? { items: [...shown.items, ...items], next } : now));
        setFailed(false);
      },
      () => setFailed(true),
    );
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="bibliotheek"
      onClose={onClose}
      className="rise fixed m-auto max-h-[min(52rem,96dvh)] w-full max-w-4xl overflow-y-auto overscroll-contain bg-paper p-0 shadow-panel max-md:m-0 max-md:mt-auto max-md:max-w-none"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-rule bg-paper px-5 py-3 md:px-8">
        <h2 id="bibliotheek" className="text-xl">
          Afbeelding kiezen
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label="Sluiten"
          className="grid size-12 place-items-center rounded-md hover:bg-accent-wash"
        >
          <Icon name="close" />
        </button>
      </div>
      {open && (
        <div className="grid grid-cols-1 gap-5 p-5 md:p-8">
          <UploadField address={address} onStored={onPick} />
          <Field label="Zoeken in de bibliotheek" className="text-sm">
            {(control) => (
              <Input
                {...control}
                type="search"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            )}
          </Field>
          {failed && <p role="alert">De bibliotheek kan niet worden geopend. Is er verbinding?</p>}
          {page && page.items.length === 0 && <p className="text-ink-soft">Geen afbeeldingen gevonden.</p>}
          {page && (
            <MediaGrid
              items={page.items}
              action={(item) => (
                <button
                  type="button"
                  onClick={() => onPick(item)}
                  className="covers-row max-w-full truncate text-left"
                >
                  {item.name}
                </button>
              )}
            />
          )}
          {page?.next && (
            <Button variant="outline" onClick={() => more(page)}>
              Meer afbeeldingen
            </Button>
          )}
        </div>
      )}
    </dialog>
  );
}

/** Rejects for every answer that is no page, such as that of a session that ended. */
async function fetchPage(
  address: string,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<LibraryPage> {
  const url = `${address}?${new URLSearchParams(query)}`;
  const { response, data } = await fetchJson<LibraryPage>(url, signal && { signal });
  if (!response.ok || !data) throw new Error(String(response.status));
  return data;
}
