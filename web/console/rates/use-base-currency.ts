import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

/** The base currency of our legal entities; US dollars if they have several, or until one is added. */
export function useBaseCurrency(): string {
  const { data } = useQuery(api.legalEntities.list.queryOptions());
  const currencies = new Set(data?.legal_entities.map(({ base_currency }) => base_currency));
  const [only] = currencies;
  return currencies.size === 1 && only ? only : 'USD';
}
