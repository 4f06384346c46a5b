import type { AreaHandlers } from '../api/area-handlers.ts';
import { addLines } from './add-lines.ts';
import { adjustLines } from './adjust-lines.ts';
import { chargeCodes } from './charge-codes.ts';
import { coverage } from './coverage.ts';
import { createTariff } from './create-tariff.ts';
import { addExchangeRate } from './exchange-rates/add-exchange-rate.ts';
import { exchangeRates } from './exchange-rates/exchange-rates.ts';
import { importExchangeRates } from './exchange-rates/import-exchange-rates.ts';
import { findLines } from './find-lines.ts';
import { findTariff } from './find-tariff.ts';
import { lines } from './lines.ts';
import { price } from './price.ts';
import { margins } from './pricing/margins.ts';
import { removeLine } from './remove-line.ts';
import { revertTariff } from './revert-tariff.ts';
import { setChargeCode } from './set-charge-code.ts';
import { setZone } from './set-zone.ts';
import { sheet } from './sheet.ts';
import { changeTariff } from './tariff-fields/change-tariff.ts';
import { tariffs } from './tariffs.ts';
import { withdrawTariff } from './withdraw-tariff.ts';
import { zones } from './zones.ts';

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
  changeTariff,
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
