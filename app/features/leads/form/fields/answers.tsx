import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";

type Code = typeof import("./answer-fields");
let code: Code | undefined;

/** The questions and their fields: a chunk of their own, which the first step does without. */
const arrival = import("./answer-fields").then(
  (loaded) => (code = loaded),
  // Without it the form goes on: what the server sent stays, or nothing is asked.
  () => new Promise<never>(() => {}),
);
// The server has it before it renders.
if (import.meta.env.SSR) await arrival;

const Fields = lazy(() =>
  // What React need not wait for shows without a flash.
  // biome-ignore lint/suspicious/noThenProperty: as a promise that is kept already.
  code ? ({ then: (done: (known: Code) => void) => done(code as Code) } as Promise<Code>) : arrival,
);

/**
 * The questions that follow from a service, or with `photo` what its photos should show. On a page the server's HTML
 * stands until the chunk is here: React would take it away if anything in it changed before that.
 */
export function Answers(props: Parameters<Code["default"]>[0]) {
  const latest = (
    <Suspense>
      <Fields {...props} />
    </Suspense>
  );
  const [ready, setReady] = useState(!!code);
  useEffect(() => void arrival.then(() => setReady(true)), []);
  const kept = useRef<ReactNode>(latest);
  if (ready) kept.current = latest;
  return kept.current;
}
