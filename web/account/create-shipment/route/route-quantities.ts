import type { TransitSpan } from '#domain/routing/route-option.ts';
import { counted, quantity } from '#web/shipments/amounts.ts';

/** '252 kg CO2e'; small figures keep a decimal. */
export function co2e(kg: number): string {
  return quantity(kg < 10 ? toTenth(kg) : Math.round(kg), 'kg CO2e');
}

/** '1,278.7 kg', as on the price. */
export function chargeableWeightText(kg: number): string {
  return quantity(toTenth(kg), 'kg');
}

function toTenth(amount: number) {
  return Math.round(amount * 10) / 10;
}

/** '6 days', '1.5 days'; below a day '20 h', at least 1. */
export function spanText(hours: number): string {
  return hours < 24 ? quantity(Math.max(1, Math.round(hours)), 'h') : counted(toTenth(hours / 24), 'day');
}

export function hoursIn(transit: readonly TransitSpan[]): number {
  return transit.reduce((total, { hours }) => total + hours, 0);
}
