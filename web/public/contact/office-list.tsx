import { type Office, phoneHref } from '#content/company.ts';
import { OfficeClock } from './office-clock.tsx';
import { OfficeKey } from './office-key.tsx';

/** The offices with their letters on the chart. */
export function OfficeList({ offices }: { offices: readonly Office[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {offices.map((office, index) => (
        <li key={office.city} className="flex min-w-0 flex-col gap-3 border-t border-ink pt-4">
          <h3 className="flex items-center gap-3">
            <OfficeKey index={index} />
            {office.city}
          </h3>
          <p className="text-dense">
            <span className="sr-only">Local time: </span>
            <OfficeClock time_zone={office.time_zone} />
          </p>
          <address className="flex flex-col text-ui not-italic">
            {office.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a
              className="link num mt-2 inline-flex min-h-6 items-center self-start max-sm:min-h-11"
              href={phoneHref(office.phone)}
            >
              {office.phone}
            </a>
            <a
              className="link inline-flex min-h-6 items-center self-start break-all max-sm:min-h-11"
              href={`mailto:${office.email}`}
            >
              {office.email}
            </a>
          </address>
        </li>
      ))}
    </ol>
  );
}
