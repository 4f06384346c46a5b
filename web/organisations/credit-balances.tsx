import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';

interface CreditBalancesProps {
  of: readonly Money[];
  className?: string;
}

/** The open credits of a company, which were credited after payments; nothing without any. */
export function CreditBalances({ of: balances, className = '' }: CreditBalancesProps) {
  if (balances.length === 0) return null;
  return (
    <p className={`text-ui ${className}`}>
      Credit balance: <span className="num font-semibold">{balances.map(formatMoney).join(' + ')}</span>
      <span className="block text-caption">
        From credit notes for paid invoices. It is open until it is refunded or set off.
      </span>
    </p>
  );
}
