import { FIRST_PROGRESS, LAST_PROGRESS, shownProgress } from '#domain/tracking/shown-progress.ts';

/** From the first to the last progress at speed 1. */
export const WHOLE_REPLAY_MS = 20_000;
/** How far playback jumps at speed 1 where motion is unwanted, per cent; once a second. */
export const STEP = 5;
const STEP_MS = 1_000;
/** A frame that took longer (the map was loading) does not make the replay leap. */
const LONGEST_FRAME_MS = 250;

export interface ReplayState {
  /** Per cent of the way; null while the map shows the present. */
  progress: number | null;
  playing: boolean;
  speed: number;
}

/** Calls back once, at the next frame; returns what prevents it. */
export type NextFrame = (draw: (now_ms: number) => void) => () => void;

const nextScreenFrame: NextFrame = (draw) => {
  const frame = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(frame);
};

/** Moves a journey's progress on as time passes: smoothly, or in steps where motion is unwanted. */
export class ReplayClock {
  #state: ReplayState = { progress: null, playing: false, speed: 1 };
  #stop = () => {};
  readonly #listeners = new Set<() => void>();
  readonly #nextFrame: NextFrame;
  readonly #motionUnwanted: () => boolean;

  constructor(motionUnwanted: () => boolean, nextFrame: NextFrame = nextScreenFrame) {
    this.#motionUnwanted = motionUnwanted;
    this.#nextFrame = nextFrame;
  }

  /** A new object with every change. */
  get state(): ReplayState {
    return this.#state;
  }

  /** The listener is called with every frame. */
  onMove(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Goes on from where it stands; from the beginning where it has not begun or is over. */
  play(): void {
    const { progress, playing } = this.#state;
    if (playing) return;
    const from = progress === null || progress >= LAST_PROGRESS ? FIRST_PROGRESS : progress;
    this.#change({ progress: from, playing: true });
    if (this.#motionUnwanted()) this.#goInSteps();
    else this.#glide();
  }

  pause(): void {
    if (!this.#state.playing) return;
    this.#stop();
    this.#change({ playing: false });
  }

  moveTo(progress: number): void {
    this.#change({ progress: shownProgress(progress) });
  }

  setSpeed(speed: number): void {
    this.#change({ speed });
  }

  /** Back to the present. */
  end(): void {
    this.#stop();
    this.#change({ progress: null, playing: false });
  }

  #glide(since_ms?: number): void {
    this.#stop = this.#nextFrame((now_ms) => {
      const elapsed = Math.min(LONGEST_FRAME_MS, now_ms - (since_ms ?? now_ms));
      const share = (elapsed * this.#state.speed) / WHOLE_REPLAY_MS;
      if (this.#advance(share * (LAST_PROGRESS - FIRST_PROGRESS))) this.#glide(now_ms);
    });
  }

  #goInSteps(): void {
    const beat = setInterval(() => {
      if (!this.#advance(STEP * this.#state.speed)) clearInterval(beat);
    }, STEP_MS);
    this.#stop = () => clearInterval(beat);
  }

  /** Whether there is more to come. */
  #advance(by: number): boolean {
    const progress = Math.min(LAST_PROGRESS, (this.#state.progress ?? FIRST_PROGRESS) + by);
    const playing = progress < LAST_PROGRESS;
    this.#change({ progress, playing });
    return playing;
  }

  #change(change: Partial<ReplayState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
