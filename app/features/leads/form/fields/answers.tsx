import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { AnswerFieldsProps } from "./answer-fields";

type Code = typeof import("./answer-fields");
let here: Code | null = null;

/** The questions and their fields: a chunk of their own, which the first step does without. */
export async function loadAnswers(): Promise<Code> {
  here ??= await import("./answer-fields");
  return here;
}
// The server has it before it renders.
if (import.meta.env.SSR) await loadAnswers();

/** A part of that chunk; shown at once where it is here already. */
function part<Props>(read: (code: Code) => (props: Props) => ReactNode) {
  const taken = () =>
    here ? atOnce({ default: read(here) }) : loadAnswers().then((code) => ({ default: read(code) }));
  return lazy(taken as () => Promise<{ default: (props: Props) => ReactNode }>);
}
// biome-ignore lint/suspicious/noThenProperty: React takes it without waiting a turn, so that nothing flashes.
const atOnce = <Value,>(value: Value) => ({ then: (done: (value: Value) => void) => done(value) });

const Fields = part<AnswerFieldsProps>((code) => code.AnswerFields);
const Hint = part<{ service: string }>((code) => code.PhotoHint);

/**
 * The questions that follow from a service, in a form. On a page the server's HTML stands until the chunk is here:
 * React would take it away if anything in it changed before that.
 */
export function Answers({ form, service }: AnswerFieldsProps) {
  return useKept(
    <Suspense>
      <Fields form={form} service={service} />
    </Suspense>,
  );
}

/** What the photos should show; see `Answers`. */
export function PhotoHint({ service }: { service: string }) {
  return useKept(
    <Suspense>
      <Hint service={service} />
    </Suspense>,
  );
}

/** The first element until the chunk is here, then the latest. */
function useKept(latest: ReactNode): ReactNode {
  const ready = useCode();
  const kept = useRef(latest);
  if (ready) kept.current = latest;
  return kept.current;
}

function useCode(): boolean {
  const [ready, setReady] = useState(here !== null);
  useEffect(() => {
    loadAnswers().then(
      () => setReady(true),
      () => {},
    );
  }, []);
  return ready;
}
