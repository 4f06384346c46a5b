import { useEffect, useRef, useState } from 'react';
import type { FleetRow } from '#contract/fleet.ts';
import { api, call } from '#web/api/client.ts';
import { useLive } from '#web/api/live.ts';
import { queryClient } from '#web/api/query-client.ts';
import { useSession } from '#web/people/session.ts';
import type { FleetView } from './fleet-view.ts';
import { appearsInView, leavesView, movesInView } from './positions-in-view.ts';
import type { RowTones } from './row-status.ts';
import type { FleetRows } from './use-fleet-rows.ts';

/** Debounce that batches changes into one request. */
const PAUSE_MS = 400;
/** The server's limit. */
const MAX_ROWS = 500;
/** Rows to fetch after events may have been missed. */
const CATCH_UP_ROWS = 200;

type Rows = Map<string, FleetRow | undefined>;

interface Changed {
  tracking_number: string;
  status: FleetRow['status'];
  by_id: string | null;
}

/**
 * Applies changes by others to the loaded rows in place, so that nothing moves under the pointer. Returns the number of
 * rows that would move, and a function that moves them.
 */
export function useFleetLive(view: FleetView, { query, rows, change }: FleetRows, tones: RowTones) {
  const { person } = useSession();
  /** Announced changes that aren't fetched yet, with the rows before the change. */
  const announced = useRef<Rows>(new Map());
  /** Shipments last changed by this person; the result count says that they left the view. */
  const own = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => () => clearTimeout(timer.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view resets the pending moves
  useEffect(() => setWaiting(new Set()), [view]);

  const known = () => new Map(rows.map((row) => [row.tracking_number, row]));

  const fetchChanges = async (about: Rows | null) => {
    const { shipments } = await call.fleet.list(
      about
        ? { tracking_number: [...about.keys()], limit: MAX_ROWS }
        : { sort: 'updated', limit: CATCH_UP_ROWS },
    );
    const before: Rows = about ?? known();
    const news = shipments.filter(
      ({ tracking_number, version }) =>
        before.has(tracking_number) && (about || before.get(tracking_number)?.version !== version),
    );
    const moved = news.filter((after) => {
      const row = before.get(after.tracking_number);
      if (own.current.has(after.tracking_number) && leavesView(view, after)) return false;
      if (row) return movesInView(view, row, after);
      return !query.hasNextPage && appearsInView(view, after, new Date());
    });
    change(new Map(news.map((row) => [row.tracking_number, row])));
    if (moved.length > 0)
      setWaiting((waiting) => new Set([...waiting, ...moved.map(({ tracking_number }) => tracking_number)]));
    void queryClient.invalidateQueries({ queryKey: api.fleet.facets.key() });
  };

  const fetchAnnounced = () => {
    // The loaded rows first; the others only count.
    const about = [...announced.current].sort(([, one], [, other]) => Number(!one) - Number(!other));
    announced.current = new Map();
    timer.current = undefined;
    fetchChanges(new Map(about.slice(0, MAX_ROWS))).catch(ignore);
  };

  useLive(
    'fleet',
    ({ event, data }) => {
      if (event !== 'changed') return;
      const { tracking_number, status, by_id } = data as Changed;
      const row = rows.find((row) => row.tracking_number === tracking_number);
      if (by_id === person?.user_id) own.current.add(tracking_number);
      else own.current.delete(tracking_number);
      if (!announced.current.has(tracking_number)) announced.current.set(tracking_number, row);
      if (row && by_id !== person?.user_id) {
        change(new Map([[tracking_number, { status }]]));
        tones.highlight([tracking_number]);
      }
      timer.current ??= setTimeout(fetchAnnounced, PAUSE_MS);
    },
    () => {
      if (query.data) fetchChanges(null).catch(ignore);
    },
  );

  const apply = async () => {
    setWaiting(new Set());
    await query.refetch();
  };
  return { waiting: waiting.size, apply };
}

/** A failed refetch is ignored: the rows keep their data until the next event. */
function ignore() {}
