import type { Browser, Page } from "playwright";

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of its thread, in which waiting for another process does not count. */
  tdur?: number;
  args: { name?: string; elementCount?: number; data?: { type?: string } };
};
/** An event of the main thread: `own` is its CPU time in ms without that of the events inside it. */
type Slice = TraceEvent & { own: number };

const categories = [
  ...["-*", "devtools.timeline", "disabled-by-default-devtools.timeline"],
  ...["v8", "blink.user_timing", "__metadata"],
];

/** What the page's main thread does until `stop` is called. */
export async function record(browser: Browser, page: Page): Promise<{ stop(): Promise<Slice[]> }> {
  await browser.startTracing(page, { categories });
  return {
    async stop() {
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
        traceEvents: TraceEvent[];
      };
      return mainThread(traceEvents);
    },
  };
}

/** Of the renderer that did most: the page's. */
function mainThread(events: TraceEvent[]): Slice[] {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const names = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const byThread = Object.groupBy(events, thread);
  const [most = []] = names
    .map((name) => byThread[thread(name)] ?? [])
    .toSorted((a, b) => b.length - a.length);
  const slices = most
    .map((event) => ({ ...event, own: cpu(event) }))
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const around: Slice[] = [];
  for (const slice of slices.filter(({ ph }) => ph === "X")) {
    while (end(around.at(-1)) <= slice.ts) around.pop();
    const parent = around.at(-1);
    if (parent) parent.own -= cpu(slice);
    around.push(slice);
  }
  return slices;
}

const cpu = ({ tdur, dur }: TraceEvent) => (tdur ?? dur ?? 0) / 1000;
const end = (event?: TraceEvent) => (event ? event.ts + (event.dur ?? 0) : Number.POSITIVE_INFINITY);

const work = {
  style: /^UpdateLayoutTree$/,
  layout: /^Layout$/,
  paint: /^(?:PrePaint|Paint|Layerize|UpdateLayer|Commit)$/,
  script:
    /^(?:EvaluateScript|FunctionCall|EventDispatch|TimerFire|FireAnimationFrame|RunMicrotasks|v8\.|MinorGC|MajorGC|V8\.)/,
};

/**
 * In ms of CPU, each without what happened inside it that is of another kind; `blocking` is the sum of what tasks take
 * beyond 50 ms.
 */
export type Work = Record<keyof typeof work | "longest" | "blocking", number>;

/** Of all slices, or of those from `from` to `to` (microseconds); a task that had begun before counts. */
export function workIn(
  slices: Slice[],
  from = Number.NEGATIVE_INFINITY,
  to = Number.POSITIVE_INFINITY,
): Work {
  const within = slices.filter((slice) => slice.ph === "X" && slice.ts < to && end(slice) > from);
  const sum = (kind: RegExp) =>
    within.filter(({ name, ts }) => ts >= from && kind.test(name)).reduce((all, { own }) => all + own, 0);
  const tasks = within.filter(({ name }) => name === "RunTask").map(cpu);
  return {
    style: sum(work.style),
    layout: sum(work.layout),
    paint: sum(work.paint),
    script: sum(work.script),
    longest: Math.max(0, ...tasks),
    blocking: tasks.reduce((all, task) => all + Math.max(0, task - 50), 0),
  };
}

/** When clicks began to be dispatched, in microseconds. */
export function clicksIn(slices: Slice[]): number[] {
  const isClick = ({ name, args }: Slice) => name === "EventDispatch" && args.data?.type === "click";
  return slices.filter(isClick).map(({ ts }) => ts);
}

export type Tap = Work & {
  /** From the click to the end of the frame that shows the dialog, in ms by the clock. */
  painted: number;
  /** Elements whose style was computed until then. */
  restyled: number;
};

const none = Number.NaN;
export const noTap: Tap = {
  ...{ painted: none, restyled: none, longest: none, blocking: none },
  ...{ style: none, layout: none, paint: none, script: none },
};

const TAP_US = 2_000_000;

/** From the click on: `shown` is the mark that `observe` sets in the frame with the dialog. */
export function tapIn(slices: Slice[], shown: string): Tap {
  const [click] = clicksIn(slices);
  const mark = slices.find(({ name }) => name === shown);
  const frame = slices.find(({ name, ts }) => name === "Commit" && mark !== undefined && ts > mark.ts);
  if (click === undefined || !frame)
    throw new Error("A tap on the opener showed no dialog within two seconds.");
  const painted = end(frame);
  const restyled = slices
    .filter(({ name, ts }) => work.style.test(name) && ts >= click && ts < painted)
    .reduce((all, { args }) => all + (args.elementCount ?? 0), 0);
  return {
    painted: (painted - click) / 1000,
    restyled,
    ...workIn(slices, click, click + TAP_US),
  };
}
