import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef } from 'react';
import { clampedProgress, FIRST_PROGRESS, LAST_PROGRESS } from '#domain/tracking/clamped-progress.ts';
import { type Replay, replayAt } from '#domain/tracking/replay/replay.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Slider } from '#web/ui/fields/slider.tsx';
import { SliderTrack } from '#web/ui/fields/slider-track.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useReader } from '../reader.ts';
import type { ReplayClock, ReplayState } from './replay-clock.ts';
import { replayLabels } from './replay-labels.ts';

interface ReplayBarProps {
  replay: Replay;
  clock: ReplayClock;
  state: ReplayState;
  /** Whether a vehicle is moving, so that the last button returns to the live position. */
  live: boolean;
  /** Whether the map follows the vehicle, which needs a speed. */
  hasSpeed: boolean;
}

const rows =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:grid-rows-[2.75rem_2.25rem]';
const withSpeed =
  "grid-rows-[2.75rem_2.75rem_3.375rem] [grid-template-areas:'scrub_scrub'_'speed_speed'_'words_back'] sm:[grid-template-areas:'scrub_speed'_'words_back']";
const withoutSpeed = "grid-rows-[2.75rem_3.375rem] [grid-template-areas:'scrub_scrub'_'words_back']";
const inOneRow =
  'flex items-center gap-2.5 [grid-area:speed] sm:w-72 [&>div]:mt-0 [&>div:first-child]:gap-1.5 [&>div:first-child>output]:w-8 [&>div:last-child]:flex-1';

/** Controls of the replay, with a text that describes the map. */
export function ReplayBar({ replay, clock, state, live, hasSpeed }: ReplayBarProps) {
  const reader = useReader();
  const player = useRef<HTMLButtonElement>(null);
  const { playing, speed } = state;
  const progress = state.progress ?? clampedProgress((100 * replay.travelled_km) / replay.length_km);
  const words = replayLabels(progress, replayAt(replay, progress), reader);
  return (
    <div className={classNames(rows, hasSpeed ? withSpeed : withoutSpeed)}>
      <div className="flex items-center gap-3 [grid-area:scrub]">
        <IconButton
          ref={player}
          bordered
          className="size-11"
          label={playing ? 'Pause the replay' : 'Replay the journey'}
          icon={playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={() => (playing ? clock.pause() : clock.play())}
        />
        <SliderTrack
          className="min-w-0 flex-1"
          label="Position in the journey"
          value={Math.round(progress)}
          min={FIRST_PROGRESS}
          max={LAST_PROGRESS}
          step={1}
          valueText={words}
          onValueChange={(to) => clock.moveTo(to)}
        />
      </div>
      <p
        aria-hidden="true"
        className="line-clamp-3 self-center sm:line-clamp-2 text-caption [grid-area:words]"
      >
        {state.progress === null ? 'Play or drag to replay the journey.' : words}
      </p>
      {hasSpeed && (
        <Slider
          className={inOneRow}
          label="Speed"
          value={speed}
          min={0.5}
          max={3}
          step={0.5}
          format={(value) => `${value}x`}
          onValueChange={(to) => clock.setSpeed(to)}
        />
      )}
      <Button
        variant="secondary"
        className={classNames('justify-self-end [grid-area:back]', state.progress === null && 'invisible')}
        onClick={() => {
          player.current?.focus();
          clock.end();
        }}
      >
        {live ? 'Back to live' : 'End replay'}
      </Button>
    </div>
  );
}
