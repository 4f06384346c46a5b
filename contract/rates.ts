import { chargeCodes } from './rates/charge-codes.ts';
import { exchangeRates } from './rates/exchange-rates.ts';
import { tariffLines } from './rates/lines.ts';
import { margins } from './rates/margins.ts';
import { prices } from './rates/prices.ts';
import { tariffs } from './rates/tariffs.ts';
import { rateZones } from './rates/zones.ts';

/** What freight costs, to buy and to sell. */
export const rates = {
  ...chargeCodes,
  ...exchangeRates,
  ...rateZones,
  ...tariffs,
  ...tariffLines,
  ...prices,
  ...margins,
};
