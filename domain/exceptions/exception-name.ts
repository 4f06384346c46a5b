import type { ExceptionCode } from './exception-codes.ts';

const NAMES: Record<ExceptionCode, string> = {
  DELAY: 'Delay',
  ROLLED: 'Rolled',
  MISSED_CONNECTION: 'Missed connection',
  CUSTOMS_HOLD: 'Customs hold',
  DOCUMENT_MISSING: 'Document missing',
  DAMAGE: 'Damage',
  SHORTAGE: 'Shortage',
  PAYMENT: 'Payment outstanding',
  OTHER: 'Other',
};

export function exceptionName(code: ExceptionCode): string {
  return NAMES[code];
}

/** 'Damage, MSKU9070323' */
export function exceptionTitle({ code, object }: { code: ExceptionCode; object: string }): string {
  return [exceptionName(code), object].filter(Boolean).join(', ');
}
