import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import type { LibraryPicture, PictureTools } from "~/features/records/editor/fields/picture-field";

export type Library = (props: {
  open: boolean;
  onClose: () => void;
  onPick: (picture: LibraryPicture) => void;
}) => ReactNode;

/** What fields choose pictures with: one library for all, and how many files are on their way. */
export function usePictures(upload: PictureTools["upload"], library: Library) {
  const [open, setOpen] = useState(false);
  const take = useRef<(picture: LibraryPicture) => void>(() => {});
  const [byList, setByList] = useState<Readonly<Record<string, number>>>({});
  const onUploading = useCallback(
    (path: string, count: number) =>
      setByList((now) => ((now[path] ?? 0) === count ? now : { ...now, [path]: count })),
    [],
  );
  const pictures = useMemo<PictureTools>(
    () => ({
      upload,
      onUploading,
      pick(taker) {
        take.current = taker;
        setOpen(true);
      },
    }),
    [upload, onUploading],
  );
  const picker = library({
    open,
    onClose: () => setOpen(false),
    onPick: (picture) => {
      take.current(picture);
      setOpen(false);
    },
  });
  return { picker, pictures, uploading: Object.values(byList).reduce((sum, count) => sum + count, 0) };
}
