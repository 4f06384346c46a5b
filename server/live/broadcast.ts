import type { Transaction } from '../database/pool/connection.ts';
import type { Channel } from './channel.ts';

/** `event` names what happened; `data` is plain JSON, small, and holds nothing its listeners may not see. */
export interface LiveMessage {
  channel: Channel;
  event: string;
  data: unknown;
}

/** Carries messages from the transaction that caused them to every node that has listeners. */
export interface Broadcast {
  /** Heard only if the transaction commits. */
  publish(transaction: Transaction, messages: readonly LiveMessage[]): Promise<void>;
  subscribe(listener: (message: LiveMessage) => void): () => void;
  /** Called when messages may have been missed: every listener must read again. */
  onMissedEvents(listener: () => void): () => void;
  /** False while what other nodes say cannot be heard; once it can be again, there is a gap. */
  isConnected(): boolean;
  close(): Promise<void>;
}
