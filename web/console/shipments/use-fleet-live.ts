import { useEffect, useRef, useState } from 'react';
import type { FleetRow } from '#contract/fleet.ts';
import { api, call } from '#web/api/client.ts';
import { useLive } from '#web/api/live.ts';
import { queryClient } from '#web/api/query-client.ts';
import { useSession } from '#web/people/session.ts';
import type { FleetView } from './fleet-view.ts';
import { appearsInView, movesInView } from './positions-in-view.ts';
import type { RowTones } from './row-status.ts';
import type { FleetRows } from './use-fleet-rows.ts';

/** Changes that come together are read together. */
const PAUSE_MS = 400;
/** Read on top of those that were heard of: others may have changed since. */
const SPARE = 20;
const MOST_READ = 500;
/** What may have been missed while nothing could be heard. */
const MISSED = 200;

type Rows = Map<string, FleetRow | undefined>;

interface Changed {
  tracking_number: string;
  status: FleetRow['status'];
  by_id: string | null;
}

/**
 * Others' changes, written into the rows where they stand: nothing moves under the pointer. Returns how many of
 * them would move, and what moves them.
 */
export function useFleetLive(view: FleetView, { reading, rows, change }: FleetRows, tones: RowTones) {
  const { person } = useSession();
  /** What was heard of and not yet read, with the rows as they were. */
  const heard = useRef<Rows>(new Map());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => () => clearTimeout(timer.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another order
  useEffect(() => setWaiting(new Set()), [view]);

  const known = () => new Map(rows.map((row) => [row.tracking_number, row]));

  const readNews = async (limit: number, about: Rows | null) => {
    const { shipments } = await call.fleet.list({ sort: 'updated', limit });
    const before: Rows = about ?? known();
    const news = shipments.filter(
      ({ tracking_number, version }) =>
        before.has(tracking_number) && (about || before.get(tracking_number)?.version !== version),
    );
    const moved = news.filter((after) => {
      const row = before.get(after.tracking_number);
      if (row) return movesInView(view, row, after);
      return !reading.hasNextPage && appearsInView(view, after);
    });
    change(new Map(news.map((row) => [row.tracking_number, row])));
    if (moved.length > 0)
      setWaiting((waiting) => new Set([...waiting, ...moved.map(({ tracking_number }) => tracking_number)]));
    void queryClient.invalidateQueries({ queryKey: api.fleet.facets.key() });
  };

  const readHeard = () => {
    const about = heard.current;
    heard.current = new Map();
    timer.current = undefined;
    readNews(Math.min(MOST_READ, about.size + SPARE), about).catch(ignore);
  };

  useLive(
    'fleet',
    ({ event, data }) => {
      if (event !== 'changed') return;
      const { tracking_number, status, by_id } = data as Changed;
      const row = rows.find((row) => row.tracking_number === tracking_number);
      if (!heard.current.has(tracking_number)) heard.current.set(tracking_number, row);
      if (row && by_id !== person?.user_id) {
        change(new Map([[tracking_number, { status }]]));
        tones.tell([tracking_number]);
      }
      timer.current ??= setTimeout(readHeard, PAUSE_MS);
    },
    () => {
      if (reading.data) readNews(MISSED, null).catch(ignore);
    },
  );

  const apply = async () => {
    setWaiting(new Set());
    await reading.refetch();
  };
  return { waiting: waiting.size, apply };
}

/** Hints that could not be followed: the rows keep what they say until the next one. */
function ignore() {}
