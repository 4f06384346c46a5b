import { hashOf } from '#server/mail/link-token.ts';
import type { messageMentions, messageReads, messages } from '#server/messages/messages-table.ts';
import type { shareLinks } from '#server/share-links/share-links-table.ts';
import type { shipments } from '#server/shipment-records/shipments-table.ts';
import { DEMO_SHARE_TOKEN } from './demo-accounts.ts';
import { after, before, DAY_MS, HOUR_MS } from './journeys/moments.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import { seededRandom } from './random.ts';

/** A separate seed, so that the rest of the world stays the same. */
const SEED = 20_261_124;
const NOT_UNDER_WAY: readonly string[] = ['created', 'delivered', 'cancelled'];
/** Old enough for the oldest message. */
const BOOKED_BEFORE_DAYS = 3;

type Shipment = typeof shipments.$inferSelect | typeof shipments.$inferInsert;

interface Line {
  by: DemoPerson;
  hours_ago: number;
  text: string;
  internal?: boolean;
  mentions?: DemoPerson;
}

interface Conversation {
  lines: readonly Line[];
  /** Who has read it to the end; for the others the last message is unread. */
  read_by: readonly DemoPerson[];
}

/** Conversations about shipments of the demo customer, and the share links of the first one. */
export function conversationRows(all: readonly Shipment[], people: DemoPeople, now: Date) {
  const random = seededRandom(SEED);
  const { organisation_id } = people.customer;
  const own = all
    .filter(
      (shipment) =>
        shipment.organisation_id === organisation_id && !NOT_UNDER_WAY.includes(shipment.status ?? 'created'),
    )
    .filter(({ created_at }) => created_at && created_at < before(now, BOOKED_BEFORE_DAYS * DAY_MS))
    .toSorted((one, other) => (other.created_at as Date).getTime() - (one.created_at as Date).getTime());
  const rows = {
    messages: [] as (typeof messages.$inferInsert)[],
    mentions: [] as (typeof messageMentions.$inferInsert)[],
    reads: [] as (typeof messageReads.$inferInsert)[],
    shareLinks: [] as (typeof shareLinks.$inferInsert)[],
  };
  for (const [index, { lines, read_by }] of conversations(people).entries()) {
    const shipment_id = own[index]?.id;
    if (!shipment_id) break;
    for (const { by, hours_ago, text, internal = false, mentions } of lines) {
      const created_at = before(now, hours_ago * HOUR_MS);
      const id = random.idAt(created_at);
      const side = by === people.customer ? 'customer' : 'staff';
      rows.messages.push({ id, shipment_id, author_id: by.id, side, internal, text, created_at });
      if (mentions) rows.mentions.push({ message_id: id, user_id: mentions.id });
    }
    rows.reads.push(...read_by.map(({ id: user_id }) => ({ user_id, shipment_id, read_at: now })));
  }
  if (own[0]?.id) rows.shareLinks.push(...linksOf(own[0].id, now, random.idAt));
  return rows;
}

function conversations({ customer, dispatcher, dispatchers }: DemoPeople): Conversation[] {
  const [, mei = dispatcher] = dispatchers;
  return [
    {
      lines: [
        {
          by: customer,
          hours_ago: 52,
          text: `@${dispatcher.full_name}, can the warehouse take delivery on a Saturday? You arranged it last time.`,
          mentions: dispatcher,
        },
        {
          by: dispatcher,
          hours_ago: 50,
          text: 'Yes, with two days’ notice. We book the slot as soon as the arrival date is firm.',
        },
        {
          by: dispatcher,
          hours_ago: 49.9,
          text: `@${mei.full_name}, please ask the haulier about Saturday before we promise it.`,
          internal: true,
          mentions: mei,
        },
        { by: customer, hours_ago: 2, text: 'Thanks. The dock closes at 15:00 on Saturdays.' },
      ],
      read_by: [customer],
    },
    {
      lines: [
        {
          by: dispatcher,
          hours_ago: 30,
          text: 'The packing list names one package more than the booking. Which is right?',
        },
        {
          by: customer,
          hours_ago: 27,
          text: 'The booking. The packing list is of the former order; I’ll upload the right one.',
        },
        { by: mei, hours_ago: 20, text: 'Got it, thank you. Nothing else is missing.' },
      ],
      read_by: [customer, dispatcher, mei],
    },
    {
      lines: [
        {
          by: mei,
          hours_ago: 5,
          text: `@${customer.full_name}, the consignee asks for a call an hour before delivery. Which number may the driver use?`,
          mentions: customer,
        },
      ],
      read_by: [mei, dispatcher],
    },
  ];
}

/** One of them has a known address. */
function linksOf(
  shipment_id: string,
  now: Date,
  idAt: (moment: Date) => string,
): (typeof shareLinks.$inferInsert)[] {
  const made = before(now, 3 * DAY_MS);
  const link = (token: string, days: number) => ({
    id: idAt(made),
    shipment_id,
    token_hash: hashOf(token),
    created_at: made,
    expires_at: after(now, days * DAY_MS),
  });
  return [
    {
      ...link(DEMO_SHARE_TOKEN, 30),
      show: ['map', 'events', 'documents'],
      views: 7,
      last_viewed_at: before(now, 6 * HOUR_MS),
    },
    { ...link(idAt(now), 5), show: ['events'], views: 0 },
  ];
}
