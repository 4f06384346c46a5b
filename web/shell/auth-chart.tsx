import { Chart, type ChartView } from '#web/static-map/chart.tsx';
import { LivePoint } from '#web/static-map/live-point.tsx';
import { Neatline } from '#web/static-map/neatline.tsx';
import { midPacific } from '#web/static-map/pacific-lanes.ts';

const GATE_VIEW: ChartView = [470, -40, 790, 860];

/** The dark chart beside the form. */
export function AuthChart() {
  return (
    <Neatline className="sticky top-0 h-dvh">
      <Chart view={GATE_VIEW}>
        <LivePoint x={midPacific[0]} y={midPacific[1]} />
      </Chart>
    </Neatline>
  );
}
