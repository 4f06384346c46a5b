import { useState } from 'react';
import { Chart } from '#web/static-map/chart.tsx';
import { LivePoint } from '#web/static-map/live-point.tsx';
import { Neatline } from '#web/static-map/neatline.tsx';
import { Button } from '#web/ui/button.tsx';
import { PauseIcon, PlayIcon } from '#web/ui/icons.tsx';

/** The chart with an animated vessel on its way to Los Angeles. It can be paused and respects reduced motion. */
export function HeroChart() {
  const [paused, setPaused] = useState(false);
  return (
    <div className="hero-chart relative">
      <Neatline className="size-full">
        <Chart className="hero-chart-sheet">
          <LivePoint className="hero-vessel" style={{ animationPlayState: paused ? 'paused' : 'running' }} />
        </Chart>
      </Neatline>
      <Button
        variant="secondary"
        className="absolute top-5 right-5 motion-reduce:hidden"
        icon={paused ? <PlayIcon /> : <PauseIcon />}
        aria-label={paused ? 'Play the chart animation' : 'Pause the chart animation'}
        onClick={() => setPaused(!paused)}
      >
        {paused ? 'Play' : 'Pause'}
      </Button>
    </div>
  );
}
