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
interface LookUp {
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
export class HotLookUps {
  readonly #lookUps = new Map<string, LookUp>();
  readonly #clock: () => number;
  readonly #hears: () => boolean;

  constructor(
    broadcast: Pick<Broadcast, 'subscribe' | 'onGap' | 'isConnected'>,
    clock = () => performance.now(),
  ) {
    this.#clock = clock;
    this.#hears = () => broadcast.isConnected();
    broadcast.subscribe(({ channel }) => {
      const number = numberTracked(channel);
      if (number !== null) this.#lookUps.delete(number);
    });
    broadcast.onGap(() => this.#lookUps.clear());
  }

  /** What `find` answers, or has answered a moment ago. */
  async find(number: string, find: Find): Promise<TrackedShipment | undefined> {
    const known = this.#current(number);
    if (known) return known.found;
    const begun = this.#clock();
    const lookUp: LookUp = { begun, find, found: find() };
    this.#keep(number, lookUp);
    try {
      const shipment = await lookUp.found;
      if (shipment) lookUp.shipment = shipment;
      else this.#letGo(number, lookUp);
      return shipment;
    } catch (error) {
      this.#letGo(number, lookUp);
      throw error;
    }
  }

  /** The answer as it is sent, if it is there. It is checked and written once for all who ask. */
  ready(number: string): JsonAnswer | undefined {
    const lookUp = this.#current(number);
    if (!lookUp?.shipment) return undefined;
    if (this.#clock() - lookUp.begun > AHEAD_MS) this.#lookUpAhead(number, lookUp);
    lookUp.answer ??= jsonAnswer(TrackedShipment.parse(lookUp.shipment));
    return lookUp.answer;
  }

  get size(): number {
    return this.#lookUps.size;
  }

  /** Where a write has taken the former away meanwhile, this one may have been begun before it, and is let go as well. */
  #lookUpAhead(number: string, former: LookUp): void {
    if (former.isFollowed) return;
    former.isFollowed = true;
    const { find } = former;
    const lookUp: LookUp = { begun: this.#clock(), find, found: find() };
    lookUp.found.then(
      (shipment) => {
        if (!shipment || this.#lookUps.get(number) !== former) return;
        lookUp.shipment = shipment;
        this.#keep(number, lookUp);
      },
      // Whoever asks next is told what is wrong.
      () => {},
    );
  }

  #current(number: string): LookUp | undefined {
    const known = this.#lookUps.get(number);
    return known && this.#isCurrent(known) ? known : undefined;
  }

  /** They stand in the order in which they were begun: the first are the first to be over. */
  #keep(number: string, lookUp: LookUp): void {
    this.#lookUps.delete(number);
    for (const [other, older] of this.#lookUps) {
      if (this.#isCurrent(older) && this.#lookUps.size < MOST_NUMBERS) break;
      this.#lookUps.delete(other);
    }
    this.#lookUps.set(number, lookUp);
  }

  #letGo(number: string, lookUp: LookUp): void {
    if (this.#lookUps.get(number) === lookUp) this.#lookUps.delete(number);
  }

  #isCurrent({ begun }: LookUp): boolean {
    return this.#clock() - begun < LONGEST_MS && this.#hears();
  }
}
