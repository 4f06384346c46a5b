import { useQuery } from '@tanstack/react-query';
import { PRICES_EXCLUDE_VAT } from '#domain/vat/vat-notice.ts';
import { api } from '#web/api/client.ts';
import { PriceNote } from './price.tsx';

/** Whether prices exclude VAT; false until it is known, and where we charge none. */
export function useExcludedVat(): boolean {
  const terms = useQuery({
    ...api.pages.priceTerms.queryOptions({ input: {} }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return terms.data?.exclude_vat ?? false;
}

/** 'Prices exclude VAT.' beside prices before an invoice, where we charge VAT. */
export function VatNote({ className }: { className?: string }) {
  if (!useExcludedVat()) return null;
  return <PriceNote {...(className && { className })}>{PRICES_EXCLUDE_VAT}</PriceNote>;
}
