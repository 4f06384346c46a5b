import { PricedOptionCard } from '#web/console/rates/priced-option-card.tsx';
import { pricedFixture } from '#web/console/rates/rate-fixtures.ts';
import type { Area } from './specimen.ts';

export const rates: Area = {
  title: 'Rates in the console',
  pieces: [
    {
      title: 'Priced option',
      shows: ['web/console/rates/priced-option-card.tsx'],
      states: {
        'By tariffs, in two currencies': <PricedOptionCard option={pricedFixture} />,
        'Indicative, by tariffs': <PricedOptionCard option={{ ...pricedFixture, indicative: true }} />,
        Indicative: (
          <PricedOptionCard
            option={{
              ...pricedFixture,
              carrier: '',
              indicative: true,
              lines: pricedFixture.lines.map((line) => ({ ...line, tariff: null })),
            }}
          />
        ),
      },
    },
  ],
};
