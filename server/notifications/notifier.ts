import type { Dependencies } from '../dependencies.ts';

/** What notifying somebody takes; every call's context is one. */
export type Notifier = Pick<Dependencies, 'broadcast' | 'jobs' | 'settings' | 'sign'>;
