import type { IconName } from "./icon-shapes";

/** Tracks which icons a page uses and which it has printed, so that each is printed once. */
export type IconLedger = {
  note: (names: Iterable<IconName>) => void;
  /** Returns the icons to print and marks them as printed, except in a Suspense fallback (`provisional`). */
  take: (provisional?: boolean) => IconName[];
};

export function iconLedger(): IconLedger {
  const noted = new Set<IconName>();
  const printed = new Set<IconName>();
  return {
    note(names) {
      for (const name of names) noted.add(name);
    },
    take(provisional = false) {
      const names = [...noted].filter((name) => !printed.has(name));
      if (!provisional) for (const name of names) printed.add(name);
      return names;
    },
  };
}
