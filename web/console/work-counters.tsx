import CalendarCheck from 'lucide-react/icons/calendar-check';
import ClockAlert from 'lucide-react/icons/clock-alert';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import Stamp from 'lucide-react/icons/stamp';
import { Link, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton, useLoadingPhase } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useConnectionFailure } from './connection-failure.ts';
import { type Counters, useWorkCounters } from './use-work-counters.ts';
import { worstCases } from './worst-cases.ts';

type Name = keyof Counters;

const COUNTERS: readonly {
  name: Name;
  label: string;
  icon: typeof Stamp;
  to: string;
  closed: string;
  hue?: string;
}[] = [
  { name: 'late', label: 'Late', icon: ClockAlert, ...fleet('late'), hue: 'text-danger' },
  {
    name: 'customs',
    label: 'In customs',
    icon: Stamp,
    ...fleet('customs'),
    hue: 'text-st-customs-fg',
  },
  { name: 'today', label: 'Arriving today', icon: CalendarCheck, ...fleet('today') },
  {
    name: 'unanswered',
    label: 'Quotes unanswered',
    icon: MessageCircleQuestion,
    to: paths.admin({ tab: 'business', view: 'unanswered' }),
    closed: paths.admin({ tab: 'business' }),
  },
  { name: 'silent', label: 'Positions silent', icon: MapPinOff, ...fleet('silent') },
];

function fleet(view: 'late' | 'customs' | 'today' | 'silent') {
  return { to: paths.admin({ view }), closed: paths.admin() };
}

/** Work to do: each counter is a link to exactly its rows; a second click closes the view. */
export function WorkCounters() {
  const query = useWorkCounters();
  const [parameters] = useSearchParams();
  const now = useNow();
  const { data, isError, isFetching, refetch } = query;
  const failed = useConnectionFailure(query);
  const phase = useLoadingPhase(data === undefined && !failed);
  const cases = data && worstCases(data, now);
  if (failed && !data)
    return (
      <Alert
        title="The counters could not be loaded."
        onRetry={() => void refetch()}
        retrying={isError && isFetching}
      />
    );
  return (
    <nav aria-label="Work to do" aria-busy={phase !== 'content'}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-5">
        {COUNTERS.map(({ name, label, icon: Icon, to, closed, hue }) => {
          const isOpen = to === `/admin?${openView(parameters)}`;
          const counter = data?.[name];
          const isZero = counter?.count === 0;
          return (
            <li key={name} className="last:col-span-2 lg:last:col-span-1">
              <Link
                to={isOpen ? closed : to}
                preventScrollReset
                aria-current={isOpen ? 'true' : undefined}
                className="focus-inset flex h-full min-h-16.5 flex-col justify-center py-1 border-b-2 border-transparent bg-surface px-3.5 hover:bg-sunken aria-[current=true]:border-brand aria-[current=true]:bg-brand-weak"
              >
                <span className="flex items-baseline gap-2">
                  <Icon
                    aria-hidden="true"
                    className={classNames('size-4.5 shrink-0 self-center', isZero ? 'text-ink-3' : hue)}
                  />
                  {counter ? (
                    <span className={classNames('num text-h2', isZero ? 'text-ink-3' : hue)}>
                      {counter.count.toLocaleString('en-US')}
                      {counter.capped && '+'}
                    </span>
                  ) : (
                    <Skeleton className="h-5 w-8 self-center" />
                  )}
                  <span className="min-w-0 text-dense font-semibold sm:truncate">{label}</span>
                </span>
                <span className="text-caption sm:truncate">{cases ? (cases[name] ?? 'None') : '\u00a0'}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The view parameters of the URL, without those that don't decide which rows are shown. */
function openView(parameters: URLSearchParams): string {
  const shown = new URLSearchParams(parameters);
  for (const name of ['shipment', 'quote', 'act', 'part', 'field', 'sort', 'show']) shown.delete(name);
  return shown.toString();
}
