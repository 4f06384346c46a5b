import type { Replica } from '../../database/pool/replica.ts';
import type { Metrics } from './metrics.ts';

/** For a server with a configured replica. */
export function measureReplica(replica: Replica, metrics: Metrics): void {
  metrics.read(
    'groundswell_replica_up',
    'Whether the replica serves reads that tolerate lag; otherwise the primary serves them.',
    () => Number(replica.fit() !== null),
    'min',
  );
}
