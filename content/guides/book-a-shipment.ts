import { list, paragraph, steps, type TextSection, table } from '../text.ts';

export const bookAShipment: readonly TextSection[] = [
  {
    id: 'before-you-begin',
    title: 'Before you begin',
    blocks: [
      paragraph(
        'You need an account. [Create one](/register) with your name, e-mail address and a password of at least eight characters, and confirm the address with the link we e-mail you. Then open [Create Shipment](/create-shipment).',
      ),
    ],
  },
  {
    id: 'four-steps',
    title: 'Four steps',
    blocks: [
      steps(
        '**Origin & Destination.** City and country of both ends are required. Street and postal code can follow, but collection cannot be planned without them. Towns are suggested as you type, also by their former and foreign names.',
        '**Cargo Details.** Description and gross weight in kg are required. Give the dimensions as L×W×H in cm and the value in US dollars if you want the goods insured: we offer cover for 110% of it when we confirm. Tick dangerous goods, temperature controlled or fragile where they apply.',
        '**Route Selection.** The routes that suit your service are listed, cheapest first, each with its price, delivery date, CO2e and reliability. Open a route to see its price breakdown. Where our tariff covers the lane, and you gave the dimensions or the containers, the price holds; otherwise it is indicative: we confirm it after you book. Modes that our tariffs for the lane have no price for are on request: ask for a quote.',
        '**Review & Confirm.** Check everything. Change takes you back to a step without losing the others.',
      ),
      table(
        'Service types',
        ['Service', 'Promise', 'Modes'],
        [
          ['Standard', '5-7 business days', 'air, sea, road, rail'],
          ['Express', '2-3 business days', 'air, road'],
          ['Overnight', 'next business day', 'air, road'],
          ['Same day', 'within 24 hours', 'air, road'],
        ],
      ),
      paragraph(
        'By sea and rail the route itself sets the date; the delivery date beside each route is the one that counts.',
      ),
    ],
  },
  {
    id: 'after-booking',
    title: 'After booking',
    blocks: [
      list(
        'You get a tracking number and see its tracking page.',
        'Where our tariff covers the lane and the cargo is complete, the price is confirmed at once. Otherwise it reads “Indicative, we confirm” until we have checked the booking; we then notify you and e-mail the confirmed price.',
        'The shipment appears on your [dashboard](/dashboard), with your spending and your other shipments.',
        'The bell shows a notification when its status changes.',
        'Pressing the button twice books only once.',
      ),
      paragraph(
        'To change or cancel a booking, choose **Request a change** in the shipment’s [messages](/messages) as soon as you can. Until the goods are picked up a change costs nothing; afterwards we charge what the carrier charges us.',
      ),
    ],
  },
];
