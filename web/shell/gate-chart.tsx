import { Chart, type ChartView } from '#web/chart/chart.tsx';
import { LivePoint } from '#web/chart/live-point.tsx';
import { Neatline } from '#web/chart/neatline.tsx';
import { midPacific } from '#web/chart/pacific-lanes.ts';

const GATE_VIEW: ChartView = [470, -40, 790, 860];

/** The night chart beside the form. */
export function GateChart() {
  return (
    <Neatline className="sticky top-0 h-dvh">
      <Chart view={GATE_VIEW}>
        <LivePoint x={midPacific[0]} y={midPacific[1]} />
      </Chart>
    </Neatline>
  );
}
