import { claims } from '#content/company.ts';
import { Odometer } from './odometer.tsx';

const figures = [
  { value: claims.countries, label: 'countries' },
  { value: claims.success_rate, label: 'success rate' },
  { value: claims.years, label: 'years' },
  { value: claims.team_members, label: 'team members' },
];

export function ClaimStrip() {
  return (
    <dl
      aria-label="Groundswell in figures"
      className="grid grid-cols-2 border-y border-line lg:grid-cols-4 max-lg:[&>*:nth-child(-n+2)]:border-b"
    >
      {figures.map((figure) => (
        <div
          key={figure.label}
          className="flex flex-col-reverse justify-end border-line px-4 py-5 odd:border-r sm:px-8 lg:border-r lg:px-16 lg:last:border-r-0"
        >
          <dt className="text-body text-ink-2">{figure.label}</dt>
          <dd className="figure-m sm:text-[2.25rem] sm:leading-11">
            <Odometer text={figure.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
