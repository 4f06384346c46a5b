import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { staffOptions } from '../../people/staff-options.ts';
import { statusName } from '../status/status-labels.ts';
import { BUILT_IN_VIEWS, nameOfFilter } from '../views/built-in-views.ts';
import type { FleetFacets } from './facets/use-fleet-facets.ts';
import { type FleetView, isNarrowed, NO_FILTER } from './fleet-view.ts';
import type { ChangeView } from './use-fleet-view.ts';

interface FleetChipsProps {
  view: FleetView;
  onChange: ChangeView;
  facets: FleetFacets | undefined;
}

interface Chip {
  words: string;
  without: Partial<FleetView>;
}

/** The active filters; a click removes one. */
export function FleetChips({ view, onChange, facets }: FleetChipsProps) {
  const chips = useFleetChips(view, facets);
  if (!isNarrowed(view)) return null;
  return (
    <ul aria-label="Filters" className="flex flex-wrap items-center gap-2">
      {chips.map(({ words, without }) => (
        <li key={words}>
          <button
            type="button"
            data-print="value"
            aria-label={`Remove filter ${words}`}
            onClick={() => onChange(without)}
            className="inline-flex h-8 max-w-64 items-center gap-1.5 rounded-sm border border-line-strong bg-brand-weak px-2.5 text-dense hover:bg-sunken max-sm:h-11"
          >
            <span className="truncate">{words}</span>
            <X aria-hidden="true" className="size-3.5 shrink-0 print:hidden" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="ghost" className="h-8" onClick={() => onChange({ ...NO_FILTER, q: '' })}>
          Clear filters
        </Button>
      </li>
    </ul>
  );
}

/** The active filters by name. */
export function useFleetChips(view: FleetView, facets: FleetFacets | undefined): Chip[] {
  const { data } = useQuery({ ...staffOptions(), enabled: view.owner.length > 0 });
  return chipsOf(view, facets, data?.people);
}

/** A named view is a single chip. */
function chipsOf(
  view: FleetView,
  facets: FleetFacets | undefined,
  staff: readonly { user_id: string; full_name: string }[] = [],
): Chip[] {
  const search = view.q === '' ? [] : [{ words: `“${view.q}”`, without: { q: '' } }];
  const named = BUILT_IN_VIEWS.find(({ name }) => name === nameOfFilter(view));
  if (named) return named.name === 'all' ? search : [...search, { words: named.label, without: NO_FILTER }];
  const { status, mode, client, branch, owner, label, late, today, silent, unconfirmed, since } = view;
  return [
    ...search,
    ...status.map((one) => ({
      words: statusName(one),
      without: { status: status.filter((other) => other !== one) },
    })),
    ...mode.map((one) => ({
      words: MODE_NAMES[one],
      without: { mode: mode.filter((other) => other !== one) },
    })),
    ...client.map((one) => ({
      words: facets?.clients.find(({ organisation_id }) => organisation_id === one)?.client ?? 'One client',
      without: { client: client.filter((other) => other !== one) },
    })),
    ...branch.map((one) => ({
      words: `Branch ${one}`,
      without: { branch: branch.filter((other) => other !== one) },
    })),
    ...owner.map((one) => ({
      words: `Owner ${staff.find(({ user_id }) => user_id === one)?.full_name ?? 'not listed'}`,
      without: { owner: owner.filter((other) => other !== one) },
    })),
    ...label.map((one) => ({
      words: `Label ${one}`,
      without: { label: label.filter((other) => other !== one) },
    })),
    ...(late ? [{ words: 'Late', without: { late: false } }] : []),
    ...(today ? [{ words: 'Arriving today', without: { today: false } }] : []),
    ...(silent ? [{ words: 'Positions silent', without: { silent: false } }] : []),
    ...(unconfirmed ? [{ words: 'To confirm', without: { unconfirmed: false } }] : []),
    ...(since ? [{ words: 'Changed this month', without: { since: null } }] : []),
  ];
}
