let shown = 0;

/** Says that a page shows something else in the place of what the database holds, because that could not be read. */
export function noteStandIn(): void {
  shown++;
}

/** Counts them, of all requests to this isolate: a page during which it rose is not kept as a whole one. */
export const standInsShown = (): number => shown;
