/** The trace categories to record. */
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
  /** CPU time of the thread. */
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
}

interface Task {
  /** Milliseconds on the trace's clock. */
  at: number;
  /** CPU milliseconds, independent of other load. */
  ms: number;
  /** Wall-clock milliseconds. */
  lasting: number;
}

export interface PageTrace {
  /** All tasks on the main thread. */
  tasks: Task[];
  /** When a key or mouse button was pressed or released. */
  presses: number[];
  /** When the main thread began a frame. */
  frames: number[];
  drawn: number;
  dropped: number;
}

/** Takes the busiest renderer thread: the browser has others for invisible pages. */
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

/** Milliseconds of work for each interaction, until its result is drawn. */
export function workOfPresses(trace: PageTrace): number[] {
  return trace.presses.map((at) => workBetween(trace, at, trace.frames.find((frame) => frame > at) ?? at));
}
