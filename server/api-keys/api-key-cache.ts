import { LRUCache } from 'lru-cache';
import type { Broadcast } from '../live/broadcast.ts';
import { accessOf } from '../live/channel.ts';
import type { KeyWithPerson } from './api-keys-table.ts';

/** Also the longest time between a use and its record in `last_used_at`. */
const CACHED_MS = 60_000;
const MAX_CACHED = 10_000;

/**
 * Caches valid keys for a minute. A revocation, and any change to the access of a key's person, removes it on every node.
 * Bypassed while messages from other nodes cannot arrive.
 */
export class ApiKeyCache {
  readonly #keys = new LRUCache<string, KeyWithPerson>({ max: MAX_CACHED, ttl: CACHED_MS });
  readonly #isConnected: () => boolean;
  #changes = 0;

  constructor(broadcast: Pick<Broadcast, 'subscribe' | 'onMissedEvents' | 'isConnected'>) {
    this.#isConnected = () => broadcast.isConnected();
    broadcast.subscribe(({ channel }) => {
      if (!channel.startsWith('person:')) return;
      this.#changes += 1;
      for (const [hash, { profile }] of this.#keys.entries())
        if (accessOf(profile.user_id) === channel) this.#keys.delete(hash);
    });
    broadcast.onMissedEvents(() => {
      this.#changes += 1;
      this.#keys.clear();
    });
  }

  /** How often access has changed; read it before the key is read. */
  get changes(): number {
    return this.#changes;
  }

  find(hash: string): KeyWithPerson | undefined {
    return this.#isConnected() ? this.#keys.get(hash) : undefined;
  }

  /** Unless access has changed since the key was read: this may have been its revocation. */
  set(hash: string, key: KeyWithPerson, changes: number): void {
    if (changes === this.#changes) this.#keys.set(hash, key);
  }
}
