import { SHIPMENT_STATUSES } from '#domain/shipments/shipment-statuses.ts';
import { MODE_NAMES, ModeIcon } from '#web/shipments/mode-icon.tsx';
import { StatusDot } from '#web/status/status-badge.tsx';
import { type FleetView, MODES } from '../fleet-view.ts';
import type { ChangeView } from '../use-fleet-view.ts';
import type { Facet } from './facet-popover.tsx';
import type { FleetFacets } from './use-fleet-facets.ts';

/** The fleet's filters with their result counts; not by branch where there are none. While loading, each has its place. */
export function fleetFacets(
  view: FleetView,
  onChange: ChangeView,
  facets: FleetFacets | undefined,
  branches: readonly { code: string; name: string }[] | undefined,
  staff: readonly { user_id: string; full_name: string }[] = [],
): Facet[] {
  const counts = new Map<string, number>([
    ...(facets?.statuses ?? []).map(({ status, count }) => [status, count] as const),
    ...(facets?.modes ?? []).map(({ mode, count }) => [mode, count] as const),
  ]);
  const countOf = (value: string) => (facets ? (counts.get(value) ?? 0) : null);
  const note = facets?.capped ? 'Counts cover only the first results.' : undefined;
  return [
    {
      name: 'Status',
      options: SHIPMENT_STATUSES.map((status) => ({
        value: status,
        label: <StatusDot status={status} />,
        count: countOf(status),
      })),
      chosen: view.status,
      onChoose: (chosen) => onChange({ status: SHIPMENT_STATUSES.filter((one) => chosen.includes(one)) }),
      note,
    },
    {
      name: 'Mode',
      options: MODES.map((mode) => ({
        value: mode,
        label: (
          <>
            <ModeIcon mode={mode} className="size-4" />
            {MODE_NAMES[mode]}
          </>
        ),
        count: countOf(mode),
      })),
      chosen: view.mode,
      onChoose: (chosen) => onChange({ mode: MODES.filter((one) => chosen.includes(one)) }),
      note,
    },
    {
      name: 'Client',
      options: (facets?.clients ?? []).map(({ organisation_id, client, count }) => ({
        value: organisation_id,
        label: client || '—',
        count,
      })),
      chosen: view.client,
      onChoose: (client) => onChange({ client }),
      note: 'Clients with the most shipments. Use search to find others.',
    },
    ...(branches?.length === 0
      ? []
      : [
          {
            name: 'Branch',
            options: (branches ?? []).map(({ code, name }) => ({
              value: code,
              label: `${name} (${code})`,
              count: null,
            })),
            chosen: view.branch,
            onChoose: (branch: string[]) => onChange({ branch }),
            note: 'The branch nearest to the origin when the shipment was booked.',
          },
        ]),
    {
      name: 'Owner',
      options: staff.map(({ user_id, full_name }) => ({ value: user_id, label: full_name, count: null })),
      chosen: view.owner,
      onChoose: (owner) => onChange({ owner }),
      note: 'Who owns the file, in operations or in sales.',
    },
  ];
}
