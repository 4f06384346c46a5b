import { AsyncLocalStorage } from 'node:async_hooks';

/** Reads that share a connection, which the driver stores here (patches/postgres). */
interface ReadGroup {
  connection?: object;
}

export const readGroup = new AsyncLocalStorage<ReadGroup>();

/**
 * Pipelines the reads that `send` starts outside a transaction on one connection, which saves writes to sockets. They
 * run one after the other, so it is for cheap reads: a slow one delays the others.
 */
export function pipelineReads<Result>(send: () => Promise<Result>): Promise<Result> {
  return readGroup.run({}, send);
}
