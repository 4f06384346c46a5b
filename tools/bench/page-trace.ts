/** What of the browser's trace is asked for. */
export const TRACED = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

const PRESSES = ['keydown', 'pointerdown', 'pointerup', 'click'];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Of the processor, in the thread. */
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
}

export interface Task {
  /** Milliseconds of the trace's own clock. */
  at: number;
  /** Milliseconds of the processor: others on the machine do not count. */
  ms: number;
  /** Milliseconds from beginning to end. */
  lasting: number;
}

export interface PageTrace {
  /** All work on the page's thread. */
  tasks: Task[];
  /** When a key or the mouse was pressed, or let go. */
  presses: number[];
  /** When the page's thread began a frame. */
  frames: number[];
  drawn: number;
  dropped: number;
}

/** The page's thread is the busiest of its kind: the browser has others for pages that nobody sees. */
export function readTrace(trace: Buffer): PageTrace {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const [own = []] = threads
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid))
    .sort((one, other) => other.length - one.length);
  const named = (name: string) => events.filter((event) => event.name === name);
  const at = ({ ts }: TraceEvent) => ts / 1_000;
  return {
    tasks: own
      .filter(({ name, dur }) => name === 'RunTask' && dur !== undefined)
      .map((event) => ({
        at: at(event),
        ms: (event.tdur ?? event.dur ?? 0) / 1_000,
        lasting: (event.dur ?? 0) / 1_000,
      })),
    presses: own
      .filter(({ name, args }) => name === 'EventDispatch' && PRESSES.includes(args.data?.type ?? ''))
      .map(at),
    frames: own.filter(({ name }) => name === 'BeginMainThreadFrame').map(at),
    drawn: named('DrawFrame').length,
    dropped: named('DroppedFrame').length,
  };
}

/** Milliseconds of work between two moments. */
export function workBetween({ tasks }: PageTrace, from: number, until: number): number {
  return tasks
    .filter(({ at, lasting }) => at + lasting > from && at <= until)
    .reduce((sum, { ms }) => sum + ms, 0);
}

/** Milliseconds of work of each press, until the page has drawn what came of it. */
export function workOfPresses(trace: PageTrace): number[] {
  return trace.presses.map((at) => workBetween(trace, at, trace.frames.find((frame) => frame > at) ?? at));
}
