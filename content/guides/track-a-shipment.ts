import { company } from '../company.ts';
import { list, paragraph, steps, type TextSection } from '../text.ts';

export const trackAShipment: readonly TextSection[] = [
  {
    id: 'find-the-number',
    title: 'Find your tracking number',
    blocks: [
      paragraph(
        'Every shipment has a tracking number: the letters GS and nine digits, for example `GS123456789`. You find it in the booking confirmation, on your dashboard, and on the documents of the shipment. Shipments that began as a quote may carry a number that starts with TRK; those work the same way.',
      ),
      paragraph(
        'The ninth digit is a check digit. If one digit is mistyped or two are swapped, the tracking page points out the typo. Small letters, spaces and dashes are fine.',
      ),
    ],
  },
  {
    id: 'look-it-up',
    title: 'Look it up',
    blocks: [
      steps(
        'Open [Track Your Shipment](/track), or use the box on the home page.',
        'Enter the number and press Enter. No account is needed: anyone with the number can track.',
        'Send the address of the page to a colleague. It contains the number, so that they see the same. The buttons beside the number copy it, share the page, or print it on one sheet.',
      ),
      paragraph(
        'Several at once: enter up to 20 numbers, separated by commas, or paste them one per line. The result is a list, and you can share its URL as well. If you allow functional storage in the cookie settings, this device remembers your last numbers; Clear deletes them.',
      ),
      paragraph(
        'The page shows no street addresses, names, phone numbers or prices. It is safe to pass on to a consignee.',
      ),
    ],
  },
  {
    id: 'read-the-answer',
    title: 'Read the result',
    blocks: [
      list(
        '**Estimated delivery** is the date of the current plan. TBD means that no plan exists yet.',
        '**The timeline** has seven steps: Order Placed, Confirmed, Picked Up, In Transit, Customs, Out for Delivery, Delivered. A step is ticked once an event confirms it.',
        '**The map** draws each leg in the pattern of its mode: road, air, sea, rail. The magenta point is the last known position, with its age beside it.',
        '**Play** under the map replays the journey from its start, at half to three times the speed; future points are marked as planned.',
        '**Event history** lists what happened, newest first, each with its place and time.',
      ),
      paragraph(
        'The page stays up to date while it is open. If the connection drops, the page shows how old the data is and catches up automatically.',
      ),
    ],
  },
  {
    id: 'when-nothing-is-found',
    title: 'When nothing is found',
    blocks: [
      paragraph(
        `Compare the number with the booking confirmation. A number can be tracked as soon as the shipment is booked, so there is no need to wait a day. If it still cannot be found, call ${company.phone} and have your name and the date of the booking ready.`,
      ),
    ],
  },
];
