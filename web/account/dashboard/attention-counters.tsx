import CalendarCheck from 'lucide-react/icons/calendar-check';
import ClockAlert from 'lucide-react/icons/clock-alert';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Receipt from 'lucide-react/icons/receipt';
import Stamp from 'lucide-react/icons/stamp';
import { useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Attention } from '#web/shell/area/use-attention.ts';
import { amountsText } from '#web/shipments/amounts.ts';
import { type CounterLink, CounterLinks } from '#web/ui/counter-links.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { attentionNotes } from './attention-notes.ts';
import { NothingNeeded } from './nothing-needed.tsx';
import { LIST_ID } from './shipment-view.ts';

type Counted = Pick<CounterLink, 'label' | 'icon' | 'to' | 'hue' | 'isWide'>;

const inList = (path: string) => `${path}#${LIST_ID}`;

const HELD: Counted = {
  label: 'Held at customs',
  icon: Stamp,
  to: inList(paths.dashboard({ status: 'customs' })),
  hue: 'text-st-customs-fg',
};
const LATE: Counted = {
  label: 'Late',
  icon: ClockAlert,
  to: inList(paths.dashboard({ view: 'late' })),
  hue: 'text-danger',
};
const TODAY: Counted = {
  label: 'Arriving today',
  icon: CalendarCheck,
  to: inList(paths.dashboard({ view: 'today' })),
};
const UNREAD: Counted = { label: 'Unread', icon: MessagesSquare, to: paths.messages() };
const DUE: Counted = {
  label: 'Due',
  icon: Receipt,
  to: paths.customerPortal({ tab: 'invoices' }),
  isWide: true,
};

const ONE_ROW = '@min-[58rem]:grid-cols-(--columns) @min-[58rem]:[&>li:last-child:nth-child(odd)]:col-span-1';

interface AttentionCountersProps {
  attention: Attention;
  unread: number;
}

/** What needs the customer's attention: each counter is a link to exactly that. */
export function AttentionCounters({ attention, unread }: AttentionCountersProps) {
  const now = useNow();
  const [parameters] = useSearchParams();
  const { shipments, due } = attention;
  const notes = attentionNotes(attention, now);
  const counted = (counter: Counted, count: number, note: string | null, figure?: string): CounterLink => ({
    ...counter,
    isOpen: counter.to === inList(`${paths.dashboard()}?${parameters}`),
    figure: figure ?? count.toLocaleString('en-US'),
    note: note ?? 'None',
    isZero: count === 0,
  });
  const counters = [
    ...(shipments
      ? [
          counted(HELD, shipments.held.count, notes.held, capped(shipments.held)),
          counted(LATE, shipments.late.count, notes.late, capped(shipments.late)),
          counted(TODAY, shipments.today.count, notes.today, capped(shipments.today)),
          counted(UNREAD, unread, unread > 0 ? 'Messages' : null),
        ]
      : []),
    ...(due ? [counted(DUE, due.count, notes.due, amountsText(due.amounts))] : []),
  ];
  if (counters.every(({ isZero }) => isZero)) return <NothingNeeded seesShipments={shipments !== null} />;
  return <CounterLinks label="Needs attention" oneRow={ONE_ROW} counters={counters} />;
}

function capped({ count, capped }: { count: number; capped: boolean }): string {
  return `${count.toLocaleString('en-US')}${capped ? '+' : ''}`;
}
