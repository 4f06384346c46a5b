import { expect, test } from 'vitest';
import { instructionChanges } from './instruction-changes.ts';
import { ShippingInstructions } from './shipping-instructions.ts';

const parsed = (instructions: Parameters<typeof ShippingInstructions.parse>[0]) =>
  ShippingInstructions.parse(instructions);

test('a change is reported by field path, also inside parties and lines', () => {
  const before = parsed({ consignee: { name: 'Van Dijk' }, cargo_lines: [{ hs_code: '940521' }] });
  const after = parsed({
    consignee: { name: 'De Vries' },
    cargo_lines: [{ hs_code: '940529' }],
    to_order: true,
  });
  expect(instructionChanges(before, after)).toEqual({
    'consignee.name': ['Van Dijk', 'De Vries'],
    'cargo_lines.0.hs_code': ['940521', '940529'],
    to_order: [false, true],
  });
});

test('the fields of a new container change from null', () => {
  const container = { number: 'CSQU3054383', size_type: '45G1', seals: '' };
  expect(instructionChanges(parsed({}), parsed({ containers: [container] }))).toEqual({
    'containers.0.number': [null, 'CSQU3054383'],
    'containers.0.size_type': [null, '45G1'],
    'containers.0.seals': [null, ''],
  });
});

test('identical instructions have no changes', () => {
  const line = { marks: 'HP', net_kg: 12 };
  expect(instructionChanges(parsed({ cargo_lines: [line] }), parsed({ cargo_lines: [line] }))).toEqual({});
});
