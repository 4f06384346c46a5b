import { counted } from '#web/shipments/amounts.ts';
import type { FleetFacets } from './facets/use-fleet-facets.ts';

interface FleetCountProps {
  facets: FleetFacets | undefined;
  /** How many listed shipments were changed so that they no longer match the filter. */
  stillShown: number;
  onRefresh: () => void;
}

/** '4,812 of 5,044 shipments', announced after filtering. Says which changed shipments are still listed, until a refresh. */
export function FleetCount({ facets, stillShown, onRefresh }: FleetCountProps) {
  return (
    <div className="flex min-w-20 flex-wrap items-center gap-x-2 text-dense text-ink-2 max-sm:order-last max-sm:pl-1 2xl:min-w-36">
      <p role="status" className="whitespace-nowrap">
        {facets ? <Count facets={facets} /> : '\u00a0'}
        {stillShown > 0 && `, and ${counted(stillShown, 'changed one')} still shown`}
      </p>
      {stillShown > 0 && (
        <button type="button" onClick={onRefresh} className="link min-h-6 max-sm:min-h-11">
          Refresh list
        </button>
      )}
    </div>
  );
}

/** Without the noun on a screen where the toolbar would take a second row once a filter is set. */
function Count({ facets: { matching, all } }: { facets: FleetFacets }) {
  const found = `${matching.count.toLocaleString('en-US')}${matching.capped ? '+' : ''}`;
  return (
    <>
      {found} of {all.toLocaleString('en-US')}
      <span className="sm:max-2xl:sr-only"> {all === 1 ? 'shipment' : 'shipments'}</span>
    </>
  );
}
