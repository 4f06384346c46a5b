export type Cleanups = (() => Promise<unknown>)[];

/** Runs the clean-up callbacks in reverse order, after the work and on Ctrl-C. */
export async function withCleanup<Result>(work: (ends: Cleanups) => Promise<Result>): Promise<Result> {
  const ends: Cleanups = [];
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
