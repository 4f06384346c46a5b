import { clampedProgress, FIRST_PROGRESS, LAST_PROGRESS } from '#domain/tracking/clamped-progress.ts';

/** The duration of a whole replay at speed 1. */
export const WHOLE_REPLAY_MS = 20_000;
/** The step at speed 1 with reduced motion, in per cent per second. */
const STEP = 5;
const STEP_MS = 1_000;
/** The longest time that one frame may advance: slow frames must not make the replay jump. */
const MAX_FRAME_MS = 250;

export interface ReplayState {
  /** The progress in per cent; null while the map shows the present. */
  progress: number | null;
  playing: boolean;
  speed: number;
}

/** Calls back at the next frame; returns a function that cancels it. */
export type NextFrame = (draw: (now_ms: number) => void) => () => void;

const nextScreenFrame: NextFrame = (draw) => {
  const frame = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(frame);
};

/** Advances the progress of a journey with time: smoothly, or in steps with reduced motion. */
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

  /** A new object after every change. */
  get state(): ReplayState {
    return this.#state;
  }

  /** Calls the listener at every frame. */
  onMove(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Resumes; starts over if it has not begun or is over. */
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
    this.#change({ progress: clampedProgress(progress) });
  }

  setSpeed(speed: number): void {
    this.#change({ speed });
  }

  /** Returns to the present. */
  end(): void {
    this.#stop();
    this.#change({ progress: null, playing: false });
  }

  #glide(since_ms?: number): void {
    this.#stop = this.#nextFrame((now_ms) => {
      const elapsed = Math.min(MAX_FRAME_MS, now_ms - (since_ms ?? now_ms));
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

  /** Whether the replay continues after this frame. */
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
