import { beforeAll, describe, expect, it, test } from 'vitest';
import { guides } from '#content/documentation.ts';
import { wordsOf } from '#content/text.ts';
import { guideTexts } from './guide-labels.ts';
import { loadSearch, type SearchDocumentation } from './search-documentation.ts';

let search: SearchDocumentation;
beforeAll(async () => {
  search = await loadSearch();
});

test.each([
  ['a title', 'chargeable weight', 'Chargeable weight'],
  ['the beginning of a word', 'incot', 'Incoterms® 2020'],
  ['a slip of the finger', 'dangerus', 'Dangerous goods basics'],
  ['a word of the text alone', 'desiccant', 'Packing and labelling'],
  ['words that lie apart', 'seal vessel', 'Reading a bill of lading'],
  ['a question', 'prohibited', 'Which items are prohibited?'],
  ['a template', 'packing list', 'Packing list template'],
])('finds by %s', (_how, query, name) => {
  expect(search(query).map((hit) => hit.name)).toContain(name);
});

describe('a hit', () => {
  it('in the title comes first', () => {
    expect(search('bill of lading')[0]?.name).toBe('Reading a bill of lading');
  });

  it('shows the words around it, marked', () => {
    const excerpt = search('desiccant')[0]?.excerpt ?? [];
    expect(excerpt.filter((part) => part.found).map((part) => part.words)).toEqual(['desiccant']);
    expect(excerpt.map((part) => part.words).join('')).toContain('For the sea, add desiccant and');
  });
});

it('finds nothing for nonsense, and survives signs that mean something to machines', () => {
  expect(search('xylophonist')).toEqual([]);
  expect(() => search('1.5 (a|b) [c] \\d+ ®')).not.toThrow();
});

test.each(guides)('$slug is a guide of 200 to 600 words', async ({ slug }) => {
  const words = wordsOf((await guideTexts[slug]?.()) ?? []).split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(200);
  expect(words).toBeLessThanOrEqual(600);
});

test('every guide has its text, and every text is listed', () => {
  expect(Object.keys(guideTexts).sort()).toEqual(guides.map(({ slug }) => slug).sort());
});
