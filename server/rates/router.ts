import { addLines } from '../rates/add-lines.ts';
import { adjustLines } from '../rates/adjust-lines.ts';
import { chargeCodes } from '../rates/charge-codes.ts';
import { coverage } from '../rates/coverage.ts';
import { createTariff } from '../rates/create-tariff.ts';
import { addExchangeRate } from '../rates/exchange-rates/add-exchange-rate.ts';
import { exchangeRates } from '../rates/exchange-rates/exchange-rates.ts';
import { importExchangeRates } from '../rates/exchange-rates/import-exchange-rates.ts';
import { findLines } from '../rates/find-lines.ts';
import { findTariff } from '../rates/find-tariff.ts';
import { lines } from '../rates/lines.ts';
import { margins } from '../rates/margins.ts';
import { price } from '../rates/price.ts';
import { removeLine } from '../rates/remove-line.ts';
import { revertTariff } from '../rates/revert-tariff.ts';
import { setChargeCode } from '../rates/set-charge-code.ts';
import { setZone } from '../rates/set-zone.ts';
import { sheet } from '../rates/sheet.ts';
import { tariffs } from '../rates/tariffs.ts';
import { withdrawTariff } from '../rates/withdraw-tariff.ts';
import { zones } from '../rates/zones.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const rates: AreaHandlers<'rates'> = {
  chargeCodes,
  setChargeCode,
  addExchangeRate,
  importExchangeRates,
  exchangeRates,
  zones,
  setZone,
  createTariff,
  tariffs,
  findTariff,
  withdrawTariff,
  lines,
  addLines,
  sheet,
  removeLine,
  revertTariff,
  findLines,
  adjustLines,
  coverage,
  price,
  margins,
};
