import type { PriceRequest } from './price-request.ts';
import type { CandidateLine } from './specificity.ts';
import { TariffLine } from './tariff.ts';

type WrittenLine = Partial<Omit<CandidateLine, 'tariff'>> & { tariff?: Partial<CandidateLine['tariff']> };

/** A freight line Shanghai–Rotterdam in USD, unless written otherwise. */
export function lineForTests({ tariff, line = 1, ...written }: WrittenLine = {}): CandidateLine {
  const fields = TariffLine.parse({
    origin: 'CNSHA',
    destination: 'NLRTM',
    mode: '*',
    load: '*',
    charge_code: 'FRT',
    basis: 'flat',
    rate: '100',
    ...written,
  });
  return {
    ...fields,
    line,
    tariff: {
      id: '00000000-0000-7000-8000-000000000001',
      version: 1,
      name: 'General',
      side: 'sell',
      organisation_id: null,
      currency: 'USD',
      valid_from: '2026-11-01',
      valid_to: '2026-11-30',
      next_break: false,
      ...tariff,
    },
  };
}

/** Air freight of 100 kg in one piece, Shanghai–Rotterdam on 20 November 2026, unless written otherwise. */
export function requestForTests(written: Partial<PriceRequest> = {}): PriceRequest {
  return {
    side: 'sell',
    origin: { unlocode: 'CNSHA', zones: ['CHINA-EAST'], country: 'CN' },
    destination: { unlocode: 'NLRTM', zones: ['ARA'], country: 'NL' },
    load: 'AIR',
    equipment: [],
    cargo: { pieces: 1, gross_kg: 100, volume_m3: 0, hs_codes: [], has_dangerous_goods: false },
    organisation_id: null,
    date: '2026-11-20',
    currency: null,
    ...written,
  };
}
