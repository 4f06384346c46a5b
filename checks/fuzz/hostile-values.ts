import fc from 'fast-check';

/** Texts that are known to break programs. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eevil\u202c',
  '\ufeff',
  '👩‍👩‍👧‍👦'.repeat(40),
  'é'.repeat(5_000),
  'a'.repeat(100_000),
  '%',
  '_%\\',
  "' or '1'='1",
  "'; drop table shipments; --",
  '$1',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a literal payload
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '=HYPERLINK("http://evil.example","x")',
  '@SUM(1+1)*cmd|calc',
  'name\r\nSet-Cookie: a=b',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  '//evil.example',
  '#evil $ *b* #read("/etc/passwd")',
  '(a+)+$',
  '-1',
  '1e999',
  'NaN',
  'Infinity',
  '0x10',
  '9007199254740993',
  'null',
  'true',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00',
  '-271821-04-20',
];

/** JSON numbers and their boundary values. */
const NUMBERS = [
  0,
  -0,
  -1,
  0.1 + 0.2,
  1e-320,
  1e21,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  Number.MIN_SAFE_INTEGER,
  2 ** 31,
  2 ** 63,
];

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { value };
  return value;
}

const STRUCTURES = [
  null,
  [],
  {},
  [[[]]],
  nested(300),
  Array.from({ length: 3_000 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key-${index}`, index])),
  // As own properties, which a literal would not create.
  JSON.parse('{"__proto__": {"role": "admin"}, "constructor": {"prototype": {"role": "admin"}}}'),
  { $ne: null },
  JSON.parse('{"toString": "x", "then": "y", "length": -1}'),
];

/** Hostile values that JSON can carry. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...STRUCTURES) },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
