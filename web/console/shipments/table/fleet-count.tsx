import type { FleetFacets } from './use-fleet-facets.ts';

/** '4,812 of 5,044 shipments', announced to screen readers after filtering. */
export function FleetCount({ facets }: { facets: FleetFacets | undefined }) {
  return (
    <p
      role="status"
      className="min-w-36 text-dense max-sm:order-last max-sm:basis-full whitespace-nowrap text-ink-2"
    >
      {facets ? countText(facets) : ' '}
    </p>
  );
}

function countText({ matching, all }: FleetFacets): string {
  const found = `${matching.count.toLocaleString('en-US')}${matching.capped ? '+' : ''}`;
  return `${found} of ${all.toLocaleString('en-US')} shipments`;
}
