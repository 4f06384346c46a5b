/**
 * The embedded server's settings, given on its command line so that every start has exactly these.
 *
 * @param durable false gives up safety against a power cut; for tests that throw the data away.
 */
export function settings(port: number, durable: boolean): string[] {
  return Object.entries({ ...always, ...(durable ? {} : forgetful), port }).flatMap(([name, value]) => [
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
  // One small machine: a query that spreads over processes takes them from the other callers.
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // Neither the row that was refused nor the statement with what somebody typed.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

const forgetful = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' };
