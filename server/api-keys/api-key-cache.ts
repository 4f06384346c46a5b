import { LRUCache } from 'lru-cache';
import type { Broadcast } from '../live/broadcast.ts';
import { accessOf } from '../live/channel.ts';
import type { KeyWithPerson } from './api-keys-table.ts';

/** Also the longest time between a use and its record in `last_used_at`. */
const CACHED_MS = 60_000;
const MOST_CACHED = 10_000;

/**
 * Caches valid keys for a minute. A revocation, and any change to the access of a key's person, removes it on every node.
 * Bypassed while messages from other nodes cannot arrive.
 */
export class ApiKeyCache {
  readonly #keys = new LRUCache<string, KeyWithPerson>({ max: MOST_CACHED, ttl: CACHED_MS });
  readonly #isConnected: () => boolean;

  constructor(broadcast: Pick<Broadcast, 'subscribe' | 'onMissedEvents' | 'isConnected'>) {
    this.#isConnected = () => broadcast.isConnected();
    broadcast.subscribe(({ channel }) => {
      if (!channel.startsWith('person:')) return;
      for (const [hash, { profile }] of this.#keys.entries())
        if (accessOf(profile.user_id) === channel) this.#keys.delete(hash);
    });
    broadcast.onMissedEvents(() => this.#keys.clear());
  }

  find(hash: string): KeyWithPerson | undefined {
    return this.#isConnected() ? this.#keys.get(hash) : undefined;
  }

  set(hash: string, key: KeyWithPerson): void {
    this.#keys.set(hash, key);
  }
}
