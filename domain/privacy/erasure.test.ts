import { expect, test } from 'vitest';
import { erasureRefusal } from './erasure.ts';

const free = { shipments: [], invoices: [], has_debts: false, is_last_admin: false };

test.each([
  [free, null],
  [{ ...free, shipments: ['GS123456789'] }, 'STILL_NEEDED'],
  [{ ...free, invoices: ['INV-2026-000001'] }, 'STILL_NEEDED'],
  [{ ...free, has_debts: true }, 'STILL_NEEDED'],
  [{ ...free, is_last_admin: true }, 'LAST_ADMIN'],
  [{ ...free, shipments: ['GS123456789'], is_last_admin: true }, 'LAST_ADMIN'],
])('%j: %s', (needs, refusal) => expect(erasureRefusal(needs)).toBe(refusal));
