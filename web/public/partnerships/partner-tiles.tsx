import type { Partner } from '#content/partnerships.ts';
import './lettering.css';

/** Partner names, styled in place of logos, with what we do together. */
export function PartnerTiles({ partners }: { partners: readonly Partner[] }) {
  return (
    <ul className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
      {partners.map(({ name, what, since, lettering }) => (
        <li key={name} className="flex min-h-28 flex-col justify-between gap-4 sm:min-h-40 bg-surface p-5">
          <h3 className={`lettering lettering-${lettering} self-start`}>{name}</h3>
          <p className="text-ui text-ink-2">
            {what}, since {since}
          </p>
        </li>
      ))}
    </ul>
  );
}
