import type { Goal } from '#content/sustainability.ts';
import './goal-list.css';

/** Goals with their progress as a figure and a bar. */
export function GoalList({ goals }: { goals: readonly Goal[] }) {
  return (
    <ul className="border-t border-line">
      {goals.map((goal) => (
        <li
          key={goal.title}
          className="grid gap-x-16 gap-y-4 border-b border-line py-8 lg:grid-cols-[1fr_30rem] lg:items-start"
        >
          <div>
            <h3>{goal.title}</h3>
            <p className="mt-1 font-semibold">
              {goal.target}, by {goal.target_year}
            </p>
            <p className="mt-2 max-w-[60ch] text-ui text-ink-2">{goal.measured}</p>
          </div>
          <GoalProgress goal={goal} />
        </li>
      ))}
    </ul>
  );
}

function GoalProgress({ goal: { title, percent, target_year } }: { goal: Goal }) {
  return (
    <div>
      <p className="flex items-baseline gap-2">
        <span className="figure-l">{percent}%</span>
        <span className="text-ui text-ink-2">of the way to {target_year}</span>
      </p>
      <progress className="goal-bar mt-3" aria-label={title} value={percent} max={100}>
        {percent}%
      </progress>
      <div aria-hidden="true" className="relative mt-1 h-5 text-caption tabular-nums">
        {[0, 25, 50, 75, 100].map((mark) => (
          <span
            key={mark}
            className="absolute"
            // Centres each number below its tick; the first and last are aligned with the bar's ends.
            style={{ left: `${mark}%`, translate: `-${mark === 0 || mark === 100 ? mark : 50}% 0` }}
          >
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}
