import { startReporting } from "~/features/browser-reports/watch-failures";
import { hasDraft } from "~/features/leads/form/drafts/draft-flag";
import { prefersReducedData } from "./load-island";

/** Work that is no island, by the selector of its elements; it runs when the first of these is in view. */
export const inViewTasks: Record<string, () => Promise<unknown>> = {
  // 'Nu open' is true of the moment at which it is read.
  "[data-open-now]": () => import("~/features/business-profile/open-now-start"),
  "[data-compare]": () => import("~/ui/projects/slider"),
};

/** Of the pages that people open: their speed is measured. Enough for a percentile within some days. */
const MEASURED_SHARE = 0.25;

/** For an idle moment after the page is complete; each tells without its code whether it has work. */
export const idleTasks: (() => false | null | Promise<unknown>)[] = [
  () => {
    startReporting(Math.random() < MEASURED_SHARE && !navigator.webdriver && !prefersReducedData());
    return null;
  },
  () => {
    const hint = document.querySelector<HTMLElement>("[data-nearest-town]");
    return (
      hint &&
      !prefersReducedData() &&
      import("~/features/service-area/nearest-town-client").then((m) => m.showNearestTown(hint))
    );
  },
  // What was left half filled in can be gone on with on any page, or is removed after its days; what waits is sent.
  () =>
    (hasDraft() || history.state) &&
    import("~/features/leads/form/drafts/come-back").then((m) => m.comeBack()),
];

/** Forms that take back what was entered before are hydrated without being touched. */
export { hasDraft as hydratesForms };
