import type { ServicePageText } from '#content/services/service-page.ts';

/** The three key figures in one strip; a list on a phone. */
export function KeyFigures({ figures }: { figures: ServicePageText['key_figures'] }) {
  return (
    <div className="border-b border-line">
      <dl aria-label="Key figures" className="container-site grid sm:grid-cols-3">
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-line py-3 max-sm:not-last:border-b sm:flex-col-reverse sm:items-start sm:justify-end sm:gap-0.5 sm:py-5 sm:pr-4 sm:not-first:border-l sm:not-first:pl-8"
          >
            <dt className="text-ui text-ink-2">{label}</dt>
            <dd className="figure-m whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
