import { describe, expect, test } from 'vitest';
import { readTypedNumbers } from './typed-numbers.ts';

const A = 'GS123456789';
const B = 'GS000000086';
const TRK = 'TRK1732147200000';

describe('one number', () => {
  test.each([
    ['unchanged', A, [A]],
    ['lower case, spaces, dashes', ' gs 123-456-789 ', [A]],
    ['dots and a long dash', 'GS.123.456–789', [A]],
    ['a line break around it', `\n${A}\n`, [A]],
    ['a no-break space and a soft hyphen', 'GS\u00a0123\u00ad456\u00a0789', [A]],
    ['full-width characters', 'ＧＳ１２３４５６７８９', [A]],
    ['with a label', `Tracking no.: ${A}`, [A]],
    ['in a sentence', `Where is ${A}?`, [A]],
    ['before a quantity', `${A} 2 pallets`, [A]],
    ['in a link', `https://groundswell.example/track/${A}`, [A]],
    ['in a link with a query and a fragment', `https://groundswell.example/track/${A}?utm=mail#events`, [A]],
    ['in a link of a form', `https://groundswell.example/track?tracking=${A}&from=home`, [A]],
    ['in a link with spaces', 'http://localhost:3000/track?tracking=GS%20123%20456%20789', [A]],
    ['of a converted quote', 'trk 1732147200000', [TRK]],
    ['of a converted quote, in groups', 'TRK-17321-47200-000', [TRK]],
  ])('%s', (_what, typed, numbers) => expect(readTypedNumbers(typed)).toEqual(numbers));
});

describe('several numbers', () => {
  test.each([
    ['commas', `${A},${B}`],
    ['semicolons', `${A}; ${B};`],
    ['lines', `${A}\r\n${B}\r\n`],
    ['tabs', `${A}\t${B}`],
    ['spaces', `${A} ${B}`],
    ['nothing, as a single-line field joins pasted lines', `${A}${B}`],
    ['spaces within and between', 'GS 123 456 789 GS 000 000 086'],
    ['a list of ours', `https://groundswell.example/track?numbers=${A}%2C${B}`],
    ['links', `https://groundswell.example/track/${A}\nhttps://groundswell.example/track/${B}`],
    ['words', `Hello,\nplease look up ${A} and ${B}, thank you`],
    ['one of them twice', `${A}, ${B}, gs 123 456 789`],
  ])('apart by %s', (_what, typed) => expect(readTypedNumbers(typed)).toEqual([A, B]));

  test.each([`${A} MSKU9070323`, `${A} and container msku 907032-3.`, `${A}, MSKU 907032 3`])(
    'with a container: %s',
    (typed) => expect(readTypedNumbers(typed)).toEqual([A, 'MSKU9070323']),
  );

  test('a container as our pages write it', () =>
    expect(readTypedNumbers('GSWU 925077 8')).toEqual(['GSWU9250778']));

  test('both forms', () => expect(readTypedNumbers(`${TRK} ${A}`)).toEqual([TRK, A]));

  test('all numbers are read, also above the list limit', () => {
    const many = Array.from({ length: 25 }, (_, place) => `GS${100_000_000 + place}`);
    expect(readTypedNumbers(many.join('\n'))).toEqual(many);
  });
});

describe('numbers that are not ours are returned unchanged', () => {
  test.each([
    ['letters among the digits', 'GS1234S6789', ['GS1234S6789']],
    ['a digit too few, beside a valid number', `${A} GS12345678`, [A, 'GS12345678']],
    ['a digit too many', 'GS1234567890', ['GS1234567890']],
    ['another carrier', '1Z 999 AA1 0123 4567 84', ['1Z999AA10123456784']],
    ['another carrier, beside ours', `${A}\nMSCU 1234567`, [A, 'MSCU1234567']],
    ['digits only', 'Reference: 123 456 789', ['123456789']],
    ['a link to a number of another form', 'https://groundswell.example/track/abc-1', ['ABC1']],
    ['words only', 'where is it', ['WHEREISIT']],
  ])('%s', (_what, typed, numbers) => expect(readTypedNumbers(typed)).toEqual(numbers));
});

test.each(['', '  ', '\n', ' , ;\n', '-'])('%j has no number', (typed) =>
  expect(readTypedNumbers(typed)).toEqual([]),
);
