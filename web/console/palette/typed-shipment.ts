import { validateTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { readTypedNumbers } from '#domain/shipments/typed-numbers.ts';
import { paths } from '#web/paths.ts';
import type { PaletteItem } from './palette-commands.ts';

interface TypedShipment {
  number: string;
  /** The format is ours, but the check digit doesn't match. */
  mistyped: boolean;
}

/** The first tracking number in our format in typed or pasted text. */
export function typedShipment(typed: string): TypedShipment | null {
  for (const number of readTypedNumbers(typed)) {
    const judgement = validateTrackingNumber(number);
    if (judgement !== 'foreign') return { number, mistyped: judgement === 'mistyped' };
  }
  return null;
}

/** The palette items for a tracking number. */
export function itemsOfNumber(number: string): PaletteItem[] {
  return [
    { id: `open ${number}`, label: `Open ${number} in console`, to: paths.admin({ shipment: number }) },
    { id: `track ${number}`, label: `Track ${number}`, to: paths.track(number) },
    {
      id: `documents ${number}`,
      label: `Documents of ${number}`,
      to: paths.admin({ tab: 'documents', shipment: number }),
    },
  ];
}
