import type { Dependencies } from '../dependencies.ts';
import type { Mailer } from '../mail/outbox.ts';

/** What notifying somebody takes; every call's context is one. */
export type Notifier = Mailer & Pick<Dependencies, 'broadcast' | 'settings' | 'sign'>;
