import { QuoteBuilder } from '#web/console/quote-builder/quote-builder.tsx';
import { quoteOf } from '#web/console/quotes/quote-for-tests.ts';
import { OfferView } from '#web/public/offers/offer-view.tsx';
import { SpotRequestView } from '#web/public/spot/spot-request-view.tsx';
import { AcceptDialog } from '#web/quotes/accept-dialog.tsx';
import { DeclineDialog } from '#web/quotes/decline-dialog.tsx';
import { EstimateTable } from '#web/quotes/estimate-table.tsx';
import { MyQuoteItem } from '#web/quotes/my-quote-item.tsx';
import { OfferFacts } from '#web/quotes/offer-facts.tsx';
import { hoursAgo, NOW, OFFER, quoteRow, RECEIPT } from './fixtures.ts';
import { linkedOffer, linkedSpotRequest, offeredOption, proposals } from './offer-fixtures.ts';
import { nothing } from './sample.tsx';
import type { Area } from './specimen.ts';

const QUOTES = [
  quoteRow(),
  quoteRow({
    reference: 'GQ123456783',
    estimated_cost_cents: null,
    created_at: hoursAgo(40),
    destination_country: '',
  }),
  quoteRow({ ...OFFER, reference: 'GQ123456784' }),
  quoteRow({ ...OFFER, reference: 'GQ123456785', valid_until: hoursAgo(30) }),
  quoteRow({
    ...OFFER,
    reference: 'GQ123456786',
    status: 'converted',
    decided_at: hoursAgo(3),
    tracking_number: 'GS104588210',
  }),
  quoteRow({ ...OFFER, reference: 'GQ123456787', status: 'rejected', decided_at: hoursAgo(3) }),
];

export const quotes: Area = {
  title: 'Quotes',
  pieces: [
    {
      title: 'Row',
      shows: ['web/quotes/my-quote-item.tsx', 'web/quotes/quote-price.tsx', 'web/quotes/quote-route.tsx'],
      states: {
        'Requested, overdue, offered, expired, accepted, declined': (
          <ul className="overflow-hidden rounded-md border border-line bg-surface min-[75rem]:grid min-[75rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto_auto]">
            {QUOTES.map((quote) => (
              <MyQuoteItem seesPrices key={quote.reference} quote={quote} now={NOW} onDecide={nothing} />
            ))}
          </ul>
        ),
      },
    },
    {
      title: 'Estimates',
      shows: ['web/quotes/estimate-table.tsx'],
      states: {
        'One mode not possible': <EstimateTable prices={RECEIPT} modes={['ocean', 'air', 'rail']} />,
        'Unknown place': (
          <EstimateTable
            prices={{ ...RECEIPT, estimates: [], destination_approximate: true }}
            modes={['air']}
          />
        ),
      },
    },
    {
      title: 'Offer builder',
      shows: ['web/console/quote-builder/quote-builder.tsx', 'web/console/quote-builder/offer-preview.tsx'],
      states: {
        'Below the floor': {
          node: (
            <QuoteBuilder
              quote={quoteOf({ company_name: 'Brandt Werkzeuge GmbH' })}
              proposals={proposals}
              offered={{ revision: 0, options: [] }}
            />
          ),
          frame: 1400,
        },
      },
    },
    {
      title: 'Offer by its link',
      shows: [
        'web/public/offers/offer-view.tsx',
        'web/public/offers/offer-decision.tsx',
        'web/public/offers/decided-offer.tsx',
        'web/quotes/offered-options.tsx',
      ],
      states: {
        'Two options': <OfferView token="secret" offer={linkedOffer()} />,
        'One option': (
          <OfferView
            token="secret"
            offer={linkedOffer({ reference: 'GQ104588213', options: [offeredOption(1, 4280_00)] })}
          />
        ),
        Expired: (
          <OfferView token="secret" offer={linkedOffer({ reference: 'GQ318450762', state: 'expired' })} />
        ),
        Withdrawn: (
          <OfferView
            token="secret"
            offer={linkedOffer({ reference: 'GQ526019947', state: 'none', options: [] })}
          />
        ),
        Accepted: (
          <OfferView
            token="secret"
            offer={linkedOffer({
              reference: 'GQ660917385',
              state: 'decided',
              status: 'converted',
              tracking_number: 'GS104588210',
            })}
          />
        ),
      },
    },
    {
      title: 'Rate request to a carrier',
      shows: ['web/public/spot/spot-request-view.tsx', 'web/public/spot/spot-form.tsx'],
      states: {
        Open: <SpotRequestView token="secret" request={linkedSpotRequest()} />,
        Over: (
          <SpotRequestView
            token="secret"
            request={linkedSpotRequest({ state: 'over', answer_by: hoursAgo(2) })}
          />
        ),
      },
    },
    {
      title: 'Offer',
      shows: ['web/quotes/offer-facts.tsx', 'web/quotes/accept-dialog.tsx', 'web/quotes/decline-dialog.tsx'],
      states: {
        Facts: <OfferFacts quote={quoteRow(OFFER)} />,
        Accept: { node: <AcceptDialog quote={quoteRow(OFFER)} onClose={nothing} />, frame: 560 },
        Decline: {
          node: <DeclineDialog quote={quoteRow(OFFER)} onClose={nothing} onDeclined={nothing} />,
          frame: 660,
        },
      },
    },
  ],
};
