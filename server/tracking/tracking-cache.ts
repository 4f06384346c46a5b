import { TrackedShipment } from '#contract/tracking.ts';
import { type JsonAnswer, jsonAnswer } from '../api/send-json.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { numberTracked } from '../live/channel.ts';

/** So long an answer may be told again, by the clock: the messages that end it sooner can be late, or lost. */
export const LONGEST_MS = 100;
/** What is still asked for then is looked up ahead, so that nobody has to wait for it. */
const AHEAD_MS = 75;
const MOST_NUMBERS = 2_000;

type Find = () => Promise<TrackedShipment | undefined>;

/** One look-up, for whoever asks the same within its time. */
interface Lookup {
  /** Before the database was asked: what was committed until then is in the answer. */
  begun: number;
  find: Find;
  found: Promise<TrackedShipment | undefined>;
  isFollowed?: true;
  shipment?: TrackedShipment;
  answer?: JsonAnswer;
}

/**
 * The public answers of this very moment: what thousands ask at once is read from the database ten times a second. A write
 * takes its shipment's away on every node. A look-up that was begun before the write is let go with it, so that what it
 * finds is told only to those who asked before. While other nodes are not heard, and of numbers that do not exist, each asks
 * the database.
 */
export class TrackingCache {
  readonly #lookUps = new Map<string, Lookup>();
  readonly #clock: () => number;
  readonly #hears: () => boolean;

  constructor(
    broadcast: Pick<Broadcast, 'subscribe' | 'onMissedEvents' | 'isConnected'>,
    clock = () => performance.now(),
  ) {
    this.#clock = clock;
    this.#hears = () => broadcast.isConnected();
    broadcast.subscribe(({ channel }) => {
      const number = numberTracked(channel);
      if (number !== null) this.#lookUps.delete(number);
    });
    broadcast.onMissedEvents(() => this.#lookUps.clear());
  }

  /** What `find` answers, or has answered a moment ago. */
  async find(number: string, find: Find): Promise<TrackedShipment | undefined> {
    const known = this.#current(number);
    if (known) return known.found;
    const begun = this.#clock();
    const findByNumber: Lookup = { begun, find, found: find() };
    this.#keep(number, findByNumber);
    try {
      const shipment = await findByNumber.found;
      if (shipment) findByNumber.shipment = shipment;
      else this.#letGo(number, findByNumber);
      return shipment;
    } catch (error) {
      this.#letGo(number, findByNumber);
      throw error;
    }
  }

  /** The answer as it is sent, if it is there. It is checked and written once for all who ask. */
  ready(number: string): JsonAnswer | undefined {
    const findByNumber = this.#current(number);
    if (!findByNumber?.shipment) return undefined;
    if (this.#clock() - findByNumber.begun > AHEAD_MS) this.#lookUpAhead(number, findByNumber);
    findByNumber.answer ??= jsonAnswer(TrackedShipment.parse(findByNumber.shipment));
    return findByNumber.answer;
  }

  get size(): number {
    return this.#lookUps.size;
  }

  /** Where a write has taken the former away meanwhile, this one may have been begun before it, and is let go as well. */
  #lookUpAhead(number: string, former: Lookup): void {
    if (former.isFollowed) return;
    former.isFollowed = true;
    const { find } = former;
    const findByNumber: Lookup = { begun: this.#clock(), find, found: find() };
    findByNumber.found.then(
      (shipment) => {
        if (!shipment || this.#lookUps.get(number) !== former) return;
        findByNumber.shipment = shipment;
        this.#keep(number, findByNumber);
      },
      // Whoever asks next is told what is wrong.
      () => {},
    );
  }

  #current(number: string): Lookup | undefined {
    const known = this.#lookUps.get(number);
    return known && this.#isCurrent(known) ? known : undefined;
  }

  /** They stand in the order in which they were begun: the first are the first to be over. */
  #keep(number: string, findByNumber: Lookup): void {
    this.#lookUps.delete(number);
    for (const [other, older] of this.#lookUps) {
      if (this.#isCurrent(older) && this.#lookUps.size < MOST_NUMBERS) break;
      this.#lookUps.delete(other);
    }
    this.#lookUps.set(number, findByNumber);
  }

  #letGo(number: string, findByNumber: Lookup): void {
    if (this.#lookUps.get(number) === findByNumber) this.#lookUps.delete(number);
  }

  #isCurrent({ begun }: Lookup): boolean {
    return this.#clock() - begun < LONGEST_MS && this.#hears();
  }
}
