import type { LineCalculation } from './line-calculation.ts';

interface CreditedLine {
  description: string;
  amount_cents: number;
  /** What the whole line of the invoice states. */
  line_cents: number;
}

interface Credit {
  /** The number of the credit note. */
  number: string;
  reason: string;
  /** Whether the next invoice states the credited amounts again. */
  billable: boolean;
}

/**
 * The charges with which a credit note changes its shipment: a negative one takes each credited line back, and another one
 * states it again where it stays billable, with its calculation where the whole line is credited. They are like the charge of the line, or like `other` where no charge has its
 * description and amount. `is_credit` marks the negative ones, which the credit note states.
 */
export function creditCharges<
  Charge extends { description: string; amount_cents: number; calculation?: LineCalculation | null },
>(
  lines: readonly CreditedLine[],
  charges: readonly Charge[],
  other: Omit<Charge, 'description' | 'amount_cents'>,
  { number, reason, billable }: Credit,
) {
  return lines.flatMap(({ description, amount_cents, line_cents }) => {
    const charge = charges.find(
      (each) => each.description === description && each.amount_cents === line_cents,
    );
    const like = { ...(charge ?? other), reason };
    const isPart = amount_cents !== line_cents;
    const credit = {
      ...withoutCalculation(like),
      description: `${number}: ${description}`,
      amount_cents: -amount_cents,
      is_credit: true,
    };
    return billable
      ? [
          credit,
          { ...(isPart ? withoutCalculation(like) : like), description, amount_cents, is_credit: false },
        ]
      : [credit];
  });
}

function withoutCalculation<Like extends { calculation?: LineCalculation | null }>(like: Like): Like {
  return like.calculation ? { ...like, calculation: null } : like;
}
