import type { IconName } from "./icon-shapes";

/** Which icons a page shows, and which of them it has printed: a page carries the ones that it uses, once. */
export type IconLedger = {
  note: (names: Iterable<IconName>) => void;
  /** What was noted and not yet printed. From then on it counts as printed, unless it is for a fallback. */
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
