import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownJson, plainJson } from './plain-json.ts';

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.double(),
    fc.constant(null),
    fc.boolean(),
    fc.date({ noInvalidDate: true }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

test('responses are those of JSON.stringify, and only one’s own answer changes', () => {
  fc.assert(
    fc.property(value, (answer) => {
      const text = JSON.stringify(answer);
      expect(plainJson(answer)).toBe(text);
      expect(JSON.stringify(answer)).toBe(text);
      expect(ownJson(structuredClone(answer))).toBe(text);
    }),
  );
});
