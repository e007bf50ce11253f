import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useBlocker } from "react-router";
import type {
  LibraryPicture,
  PictureTools,
  UnsentFiles,
} from "~/features/records/editor/fields/picture-field";

export type Library = (props: {
  open: boolean;
  onClose: () => void;
  onPick: (picture: LibraryPicture) => void;
}) => ReactNode;

/** What fields choose pictures with: one library for all, and how many files are on their way. */
export function usePictures(upload: PictureTools["upload"], library: Library) {
  const [open, setOpen] = useState(false);
  const take = useRef<(picture: LibraryPicture) => void>(() => {});
  const [byList, setByList] = useState<Readonly<Record<string, UnsentFiles>>>({});
  const onUploading = useCallback(
    (path: string, files: UnsentFiles) => setByList((now) => ({ ...now, [path]: files })),
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
  const lists = Object.values(byList);
  const uploading = lists.reduce((sum, { busy }) => sum + busy, 0);
  useLeaveGuard(uploading + lists.reduce((sum, { failed }) => sum + failed, 0));
  return { picker, pictures, uploading };
}

/** Another page of /admin would leave files behind that are not stored yet: it asks first, as the browser does for a reload. */
function useLeaveGuard(files: number): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => files > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const what = files === 1 ? "1 foto is" : `${files} foto’s zijn`;
    if (confirm(`${what} nog niet opgeslagen. Toch weggaan?`)) blocker.proceed();
    else blocker.reset();
  }, [blocker, files]);
}
