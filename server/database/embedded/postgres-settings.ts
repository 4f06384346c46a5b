/**
 * The embedded server’s settings, passed on its command line so that every start uses exactly these.
 *
 * @param durable false disables protection against power loss; for tests with disposable data.
 */
export function settings(port: number, durable: boolean): string[] {
  return Object.entries({ ...always, ...(durable ? {} : NOT_DURABLE), port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
}

const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  shared_buffers: '256MB',
  synchronous_commit: 'on',
  wal_compression: 'on',
  max_wal_size: '2GB',
  random_page_cost: 1.1,
  // On one small machine, a query that uses parallel workers takes CPU from other callers.
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // Logs neither the rejected row nor the statement, which contain users’ input.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

const NOT_DURABLE = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  // Tests' data may be in memory.
  max_wal_size: '256MB',
};
