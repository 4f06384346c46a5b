export type Ends = (() => Promise<unknown>)[];

/** Runs the clean-up callbacks in reverse order, after the work and on Ctrl-C. */
export async function withEnds<Result>(work: (ends: Ends) => Promise<Result>): Promise<Result> {
  const ends: Ends = [];
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= (async () => {
      for (const undo of ends.reverse()) await undo().catch((error: unknown) => console.error(error));
    })();
    return ended;
  };
  const interrupted = () => void end().then(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupted);
  try {
    return await work(ends);
  } finally {
    await end();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted);
  }
}
