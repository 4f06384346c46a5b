import { convert } from '../../money/exchange-rate.ts';
import { CARGO_CURRENCY } from '../../shipments/cargo-currency.ts';
import { insuredCents } from '../../shipments/cargo-insurance.ts';
import type { Facts } from '../compose-document.ts';
import type { CommonData, InsuranceCertificateData } from '../document-data.ts';
import { freightTermsOf, usualIncoterm } from '../incoterm.ts';
import { modesOf } from '../shipment-facts.ts';

type InsuredValue = Pick<
  InsuranceCertificateData,
  'insured_cents' | 'goods_cents' | 'freight_cents' | 'freight' | 'freight_converted' | 'freight_unconverted'
>;
type Freight = Pick<InsuredValue, 'freight_cents' | 'freight_converted' | 'freight_unconverted'>;

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
function insuredValue(facts: Facts, invoiced_cents: number | null): InsuredValue {
  const { shipment, legs, instructions } = facts;
  const goods_cents = invoiced_cents ?? shipment.cargo_value_cents;
  if (goods_cents === null) return { insured_cents: null, goods_cents, ...NO_FREIGHT, freight: null };
  const term = instructions.incoterm ?? usualIncoterm(modesOf(shipment, legs));
  if (freightTermsOf(term) === 'prepaid')
    return { insured_cents: insuredCents(goods_cents), goods_cents, ...NO_FREIGHT, freight: 'included' };
  const freight = confirmedFreight(facts);
  return {
    insured_cents: insuredCents(goods_cents + (freight.freight_cents ?? 0)),
    goods_cents,
    ...freight,
    freight: freight.freight_cents === null ? 'unknown' : 'added',
  };
}

const NO_FREIGHT: Freight = { freight_cents: null, freight_converted: null, freight_unconverted: null };

/** In the currency of the cargo; null while the price is indicative or no rate converts it. */
function confirmedFreight({ shipment, freight_exchange: exchange }: Facts): Freight {
  const { cost_cents, currency, price_status } = shipment;
  if (price_status !== 'confirmed' || cost_cents === undefined || currency === undefined) return NO_FREIGHT;
  if (currency === CARGO_CURRENCY) return { ...NO_FREIGHT, freight_cents: cost_cents };
  if (exchange?.from !== currency || exchange.to !== CARGO_CURRENCY)
    return { ...NO_FREIGHT, freight_unconverted: currency };
  const price = { amount: cost_cents, currency };
  return {
    ...NO_FREIGHT,
    freight_cents: convert(price, exchange).amount,
    freight_converted: { price, exchange },
  };
}
