import type { Transaction } from '../database/pool/connection.ts';
import type { Channel } from './channel.ts';

/**
 * `event` names what happened. `data` is small, plain JSON, and contains only what every listener of the
 * channel may see.
 */
export interface LiveMessage {
  channel: Channel;
  event: string;
  data: unknown;
  /** On the fleet’s channel and with `moved`: the branch of the shipment; omitted where it is about none. */
  branch_id?: string | null;
  /** With `moved`: a test shipment, which the console does not show. */
  test?: boolean;
}

/** Publishes messages from the transaction that caused them to the listeners on every node. */
export interface Broadcast {
  /** Delivers the messages only if the transaction commits. */
  publish(transaction: Transaction, messages: readonly LiveMessage[]): Promise<void>;
  subscribe(listener: (message: LiveMessage) => void): () => void;
  /** Called when messages may have been missed. Listeners must then refetch their data. */
  onMissedEvents(listener: () => void): () => void;
  /**
   * False while messages from other nodes can’t be received. Once reconnected, listeners are notified of
   * missed events.
   */
  isConnected(): boolean;
  close(): Promise<void>;
}
