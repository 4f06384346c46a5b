import type { Replica } from '../../database/pool/replica.ts';
import type { Metrics } from './metrics.ts';

/** Of a server that was given a replica. */
export function measureReplica(replica: Replica, metrics: Metrics): void {
  metrics.read(
    'groundswell_replica_up',
    'Whether reads that may lag are answered by the replica; else the primary answers them.',
    () => Number(replica.fit() !== null),
    'min',
  );
}
