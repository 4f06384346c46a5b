import { mainStory } from '#content/partnerships.ts';

type Measured = (typeof mainStory.figures)[number];

/** The main success story with before-and-after figures. */
export function MainStory() {
  return (
    <article className="grid gap-x-16 gap-y-8 rounded-lg border border-line bg-surface p-5 sm:p-8 lg:grid-cols-[7fr_5fr] lg:p-12">
      <div>
        <p className="text-ui text-ink-2">{mainStory.partner}</p>
        <h3 className="mt-2 max-w-[22ch] text-[clamp(1.5rem,1rem+1.8vw,2.25rem)] leading-[1.12]">
          {mainStory.title}
        </h3>
        {mainStory.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[68ch]">
            {paragraph}
          </p>
        ))}
      </div>
      <table className="w-full self-start">
        <caption className="pb-3 text-left text-caption">{mainStory.measured}</caption>
        <thead className="text-left text-dense">
          <tr className="border-b border-ink">
            <th scope="col" className="py-2">
              Measure
            </th>
            <th scope="col" className="py-2 pl-3 text-right">
              Before
            </th>
            <th scope="col" className="py-2 pl-3 text-right">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {mainStory.figures.map((figure) => (
            <MeasuredRow key={figure.label} figure={figure} />
          ))}
        </tbody>
      </table>
    </article>
  );
}

function MeasuredRow({ figure }: { figure: Measured }) {
  const { label, unit, before, after } = figure;
  const written = (value: number) => (unit === '%' ? `${value}%` : `${value}\u00a0${unit}`.trimEnd());
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-4 text-left text-ui font-semibold">
        {label}
        <BeforeAndAfter before={before} after={after} />
      </th>
      <td className="num py-4 pl-3 text-right whitespace-nowrap text-ink-2">{written(before)}</td>
      <td className="num py-4 pl-3 text-right whitespace-nowrap">{written(after)}</td>
    </tr>
  );
}

/** Two bars to scale. */
function BeforeAndAfter({ before, after }: { before: number; after: number }) {
  const width = (value: number) => `${(value / Math.max(before, after)) * 100}%`;
  return (
    <svg aria-hidden="true" className="mt-2 block h-5 w-full">
      <rect width={width(before)} height="8" fill="var(--shoal-3)" stroke="var(--line-strong)" />
      <rect y="11" width={width(after)} height="8" fill="var(--brand)" />
    </svg>
  );
}
