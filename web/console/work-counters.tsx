import CalendarCheck from 'lucide-react/icons/calendar-check';
import ClockAlert from 'lucide-react/icons/clock-alert';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import Stamp from 'lucide-react/icons/stamp';
import { useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { CounterLinks } from '#web/ui/counter-links.tsx';
import { useJointFailure } from '#web/ui/loading/joint-failure.tsx';
import { useLoadingPhase } from '#web/ui/loading/skeleton.tsx';
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
  /** The view of shipments that it opens, in the branches of the address. */
  view?: 'late' | 'customs' | 'today' | 'silent';
  hue?: string;
  isWide?: boolean;
}[] = [
  { name: 'late', label: 'Late', icon: ClockAlert, ...fleet('late'), hue: 'text-danger', isWide: true },
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
  return { to: paths.admin({ view }), closed: paths.admin(), view };
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
  const isJoint = useJointFailure(failed && !data, refetch);
  if (failed && !data && !isJoint)
    return (
      <Alert
        title="The counters could not be loaded."
        onRetry={() => void refetch()}
        retrying={isError && isFetching}
      />
    );
  return (
    <CounterLinks
      label="Work to do"
      oneRow="sm:grid-cols-3 lg:grid-cols-(--columns) lg:[&>li:last-child:nth-child(odd)]:col-span-1"
      busy={phase !== 'content'}
      counters={COUNTERS.map(({ name, to, closed, view, ...counter }) => {
        const isOpen = to === `/admin?${openView(parameters)}`;
        const branch = view && parameters.get('branch');
        const counted = data?.[name];
        return {
          ...counter,
          to: branch ? paths.admin({ branch, ...(!isOpen && { view }) }) : isOpen ? closed : to,
          isOpen,
          figure: counted && `${counted.count.toLocaleString('en-US')}${counted.capped ? '+' : ''}`,
          note: cases ? (cases[name] ?? 'None') : '\u00a0',
          isZero: counted?.count === 0,
        };
      })}
    />
  );
}

/** The view parameters of the URL, without those that don't decide which rows are shown. */
function openView(parameters: URLSearchParams): string {
  const shown = new URLSearchParams(parameters);
  for (const name of ['shipment', 'quote', 'act', 'part', 'field', 'sort', 'show', 'branch'])
    shown.delete(name);
  return shown.toString();
}
