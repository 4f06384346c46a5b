import { Gauge, type Registry } from 'prom-client';
import type { Pool } from '../../database/pool/connection.ts';

/** How many connections each pool may have, what they do, and who waits for one. */
export function observePools(registry: Registry, pools: Record<string, Pool>): void {
  const registers = [registry];
  const each = (tell: (pool: string, usage: ReturnType<Pool['usage']>) => void) => {
    for (const [name, pool] of Object.entries(pools)) tell(name, pool.usage());
  };
  new Gauge({
    name: 'groundswell_pool_size',
    help: 'The most connections of a pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      each((pool, { size }) => this.set({ pool }, size));
    },
  });
  new Gauge({
    name: 'groundswell_pool_connections',
    help: 'Open connections to the database that answer somebody (in_use) or nobody (idle).',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      each((pool, { in_use, idle }) => {
        this.set({ pool, state: 'in_use' }, in_use);
        this.set({ pool, state: 'idle' }, idle);
      });
    },
  });
  new Gauge({
    name: 'groundswell_pool_waiting',
    help: 'Who waits for a connection, and which transactions for their turn.',
    labelNames: ['pool', 'for'],
    registers,
    collect() {
      each((pool, { waiting, waiting_for_turn }) => {
        this.set({ pool, for: 'connection' }, waiting);
        this.set({ pool, for: 'turn' }, waiting_for_turn);
      });
    },
  });
}
