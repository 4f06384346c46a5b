import { Gauge, type Registry } from 'prom-client';
import type { Pool } from '../../database/pool/connection.ts';

/** Measures the size, the use and the queue of each database pool. */
export function observePools(registry: Registry, pools: Record<string, Pool>): void {
  const registers = [registry];
  const each = (set: (pool: string, usage: ReturnType<Pool['usage']>) => void) => {
    for (const [name, pool] of Object.entries(pools)) set(name, pool.usage());
  };
  new Gauge({
    name: 'groundswell_pool_size',
    help: 'Maximum connections of a pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      each((pool, { size }) => this.set({ pool }, size));
    },
  });
  new Gauge({
    name: 'groundswell_pool_connections',
    help: 'Open database connections: used by a transaction (in_use), or for single statements and idle (idle).',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      each((pool, { open, in_use }) => {
        this.set({ pool, state: 'in_use' }, in_use);
        this.set({ pool, state: 'idle' }, Math.max(0, open - in_use));
      });
    },
  });
  new Gauge({
    name: 'groundswell_pool_waiting',
    help: 'Transactions that wait because too many others are running.',
    labelNames: ['pool', 'for'],
    registers,
    collect() {
      each((pool, { waiting_for_turn }) => this.set({ pool, for: 'turn' }, waiting_for_turn));
    },
  });
}
