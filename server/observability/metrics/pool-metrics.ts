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
    help: 'Open database connections that are in use (in_use) or idle (idle).',
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
    help: 'Calls waiting for a connection (connection) and transactions waiting for the semaphore (turn).',
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
