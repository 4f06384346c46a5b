import type { ExceptionCode } from '../exceptions/exception-codes.ts';
import type { ProofOfDelivery } from './delivery.ts';

interface DeliveryException {
  code: Extract<ExceptionCode, 'SHORTAGE' | 'DAMAGE'>;
  /** For staff. */
  description: string;
  customer_text: string;
}

/** What a proof of delivery raises: a claim against the carrier has to be made within days. */
export function deliveryExceptions({
  signed_by,
  short_pieces,
  damaged_pieces,
  remarks,
}: Pick<ProofOfDelivery, 'signed_by' | 'short_pieces' | 'damaged_pieces' | 'remarks'>): DeliveryException[] {
  const noted = `Signed for by ${signed_by}.${remarks && ` ${remarks}`}`;
  const of = (code: DeliveryException['code'], count: number, state: string): DeliveryException[] =>
    count === 0
      ? []
      : [
          {
            code,
            description: `${counted(count)} ${state} on delivery. ${noted}`,
            customer_text: `${counted(count)} ${state} on delivery.`,
          },
        ];
  return [...of('SHORTAGE', short_pieces, 'short'), ...of('DAMAGE', damaged_pieces, 'damaged')];
}

function counted(count: number): string {
  return count === 1 ? '1 piece' : `${count.toLocaleString('en-US')} pieces`;
}
