import type { FormEvent } from "react";
import { feel } from "~/lib/feel";

/**
 * What a form does when it is submitted, with a button that shows at once that the tap was felt, for as long as it takes:
 * the engine of the form or its rules may still be on their way.
 */
export function feltSubmit(work: (event: FormEvent<HTMLFormElement>) => Promise<void>) {
  return (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter) feel(submitter, true);
    return work(event).finally(() => {
      if (submitter) feel(submitter, false);
    });
  };
}
