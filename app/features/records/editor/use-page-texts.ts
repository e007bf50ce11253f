import { type RefObject, useEffect, useRef, useState } from "react";
import type { FormField } from "~/content/records/form/form-fields";
import { asRead, placeOf, type SeenText, textPlaces } from "~/content/records/form/text-places";
import { saidInPlace, type Word, wordsBy } from "~/content/records/words/words";
import { anchorOf } from "~/features/records/model/field-place";
import { openFolds } from "./fields/fold";
import { markText, watchTaps } from "./page-texts";

/**
 * Ties the page in a frame to the form beside it: a tap on a text leads to its field, and the page shows the text of
 * the field that is being filled in. `elsewhere` is a tapped text that the record does not say; `onLoad` is the frame's.
 */
export function usePageTexts(
  frame: RefObject<HTMLIFrameElement | null>,
  fields: FormField[],
  content: unknown,
  words: readonly Word[],
) {
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const places = useRef<() => ReturnType<typeof textPlaces>>(() => []);
  places.current = () => textPlaces(fields, saidInPlace(content, wordsBy(words)));
  /** Path of the field whose text is outlined. */
  const marked = useRef<string | null>(null);

  function mark(scroll: boolean) {
    const page = frame.current?.contentDocument;
    const place = places.current().find(({ path }) => path === marked.current);
    if (page?.body) markText(page, place?.text ?? null, scroll);
  }
  const markNow = useRef(mark);
  markNow.current = mark;

  useEffect(() => {
    const filledIn = ({ target }: FocusEvent) => {
      const path = (target as Partial<HTMLInputElement>).name ?? "";
      if (path === marked.current || !places.current().some((place) => place.path === path)) return;
      marked.current = path;
      markNow.current(true);
    };
    document.addEventListener("focusin", filledIn);
    return () => document.removeEventListener("focusin", filledIn);
  }, []);

  function take(seen: SeenText[], leadsOn: boolean): boolean {
    const path = placeOf(places.current(), seen);
    if (path === null) {
      setElsewhere(leadsOn ? null : asRead(seen[0]?.text ?? ""));
      return false;
    }
    setElsewhere(null);
    marked.current = path;
    mark(false);
    focusField(anchorOf(path));
    return true;
  }

  function onLoad() {
    const page = frame.current?.contentDocument;
    if (!page) return;
    watchTaps(page, take);
    mark(false);
  }
  return { elsewhere, onLoad };
}

/** Leads to the field with this id, also where it is folded away. */
export function focusField(id: string): void {
  openFolds(id);
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
  if (document.activeElement !== control)
    control
      ?.querySelector<HTMLElement>(":is(input, select, textarea, button):enabled")
      ?.focus({ preventScroll: true });
}
