import { CARGO_CURRENCY } from '../../shipments/cargo-currency.ts';
import { insuredCents } from '../../shipments/cargo-insurance.ts';
import type { Facts } from '../compose-document.ts';
import type { CommonData, InsuranceCertificateData } from '../document-data.ts';
import { freightTermsOf, usualIncoterm } from '../incoterm.ts';
import { modesOf } from '../shipment-facts.ts';

type InsuredValue = Pick<
  InsuranceCertificateData,
  'insured_cents' | 'goods_cents' | 'freight_cents' | 'freight'
>;

/** The fields of an insurance certificate, with what its insured value is made of. */
export function composeInsurance(facts: Facts, { cargo }: Pick<CommonData, 'cargo'>) {
  const { instructions } = facts;
  return {
    insurer: instructions.insurer || null,
    policy_number: instructions.policy_number || null,
    ...insuredValue(facts, cargo.totals.amount_cents),
    clauses: instructions.clauses,
    claims_payable_at: instructions.claims_payable_at || null,
  };
}

/**
 * 110% of the CIF or CIP value, the least that banks accept (UCP 600, article 28): that of the commercial invoice, and the
 * freight where the Incoterm leaves it to the buyer. Where the freight is unknown, 110% of the invoice alone.
 */
function insuredValue({ shipment, legs, instructions }: Facts, invoiced_cents: number | null): InsuredValue {
  const goods_cents = invoiced_cents ?? shipment.cargo_value_cents;
  if (goods_cents === null) return { insured_cents: null, goods_cents, freight_cents: null, freight: null };
  const term = instructions.incoterm ?? usualIncoterm(modesOf(shipment, legs));
  if (freightTermsOf(term) === 'prepaid')
    return {
      insured_cents: insuredCents(goods_cents),
      goods_cents,
      freight_cents: null,
      freight: 'included',
    };
  const freight_cents = confirmedFreight(shipment);
  return {
    insured_cents: insuredCents(goods_cents + (freight_cents ?? 0)),
    goods_cents,
    freight_cents,
    freight: freight_cents === null ? 'unknown' : 'added',
  };
}

/** Null while the price is indicative or where it is in another currency than the value of the goods. */
function confirmedFreight({ cost_cents, currency, price_status }: Facts['shipment']): number | null {
  const isKnown = price_status === 'confirmed' && currency === CARGO_CURRENCY;
  return isKnown ? (cost_cents ?? null) : null;
}
