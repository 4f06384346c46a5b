import type { Command } from './commands.ts';
import { before, DAY_MS, HOUR_MS } from './journeys/moments.ts';
import type { DemoPeople } from './people.ts';
import { PROSPECTS } from './prospects.ts';

interface Message {
  email: (typeof PROSPECTS)[number]['email'];
  days_ago: number;
  /** Omitted while it is unanswered. */
  answered_after_hours?: number;
  subject: string;
  message: string;
}

const MESSAGES: readonly Message[] = [
  {
    email: 'mei.kobayashi@tansu-living.example',
    days_ago: 0.1,
    subject: 'Consolidation from Osaka',
    message:
      'We ship eight to ten pallets of chests and screens a month. Can you consolidate them with other cargo?',
  },
  {
    email: 'jonah@whitfield-kayaks.example',
    days_ago: 0.8,
    subject: 'Kayaks to Vancouver',
    message: 'Our hulls are 5.4 m long. Do you take them as loose cargo, or do we need our own container?',
  },
  {
    email: 'luis.paredes@paredes-agro.example',
    days_ago: 2.2,
    answered_after_hours: 6,
    subject: 'Cold chain',
    message: 'Which of your lanes from Lima can hold 0 to 2 °C from door to door?',
  },
  {
    email: 'adaeze@umeh-prints.example',
    days_ago: 4.6,
    answered_after_hours: 2.5,
    subject: 'Invoice address',
    message: 'Please send our invoices to accounts@umeh-prints.example from now on.',
  },
  {
    email: 'ebba.strand@skerry-pottery.example',
    days_ago: 7.3,
    answered_after_hours: 20,
    subject: 'Emissions',
    message: 'Do you state emissions for each shipment? Our auditors ask for well-to-wheel.',
  },
  {
    email: 'bram@windveld.example',
    days_ago: 12.9,
    answered_after_hours: 5,
    subject: 'Opening an account',
    message: 'How long does it take until we can book on 30 days terms?',
  },
  {
    email: 'samira@loomlight.example',
    days_ago: 20.4,
    answered_after_hours: 9,
    subject: 'Thank you',
    message: 'The rugs arrived two days early and dry. Please pass our thanks on to the driver.',
  },
];

/** Contact messages of visitors, each answered within the promised 24 hours. */
export function contactMessages({ dispatcher }: Pick<DemoPeople, 'dispatcher'>, now: Date): Command[] {
  return MESSAGES.flatMap(({ email, days_ago, answered_after_hours, subject, message }) =>
    PROSPECTS.filter((prospect) => prospect.email === email).flatMap(
      ({ full_name, company_name }): Command[] => {
        const at = before(now, days_ago * DAY_MS);
        const input = { name: full_name, email, company: company_name, phone: '', subject, message };
        const sent: Command = { operation: 'enquiries.send', at, by: null, input };
        if (answered_after_hours === undefined) return [sent];
        const answered_at = new Date(at.getTime() + answered_after_hours * HOUR_MS);
        return [
          sent,
          {
            operation: 'enquiries.change',
            at: answered_at,
            by: dispatcher,
            input: { email, answered: true },
          },
        ];
      },
    ),
  );
}
