import { beforeAll, describe, expect, it, test } from 'vitest';
import { guides } from '#content/documentation.ts';
import { plainText } from '#content/text.ts';
import { guideTexts } from './guide-labels.ts';
import { loadSearch, type SearchDocumentation } from './search-documentation.ts';

let search: SearchDocumentation;
beforeAll(async () => {
  search = await loadSearch();
});

test.each([
  ['a title', 'chargeable weight', 'Chargeable weight'],
  ['a prefix', 'incot', 'Incoterms® 2020'],
  ['a typo', 'dangerus', 'Dangerous goods basics'],
  ['a word in the text only', 'desiccant', 'Packing and labelling'],
  ['separate words', 'seal vessel', 'Reading a bill of lading'],
  ['a question', 'prohibited', 'Which items are prohibited?'],
  ['a template', 'packing list', 'Packing list template'],
])('finds by %s', (_how, query, name) => {
  expect(search(query).map((hit) => hit.name)).toContain(name);
});

describe('a hit', () => {
  it('in the title ranks first', () => {
    expect(search('bill of lading')[0]?.name).toBe('Reading a bill of lading');
  });

  it('has an excerpt with the match marked', () => {
    const excerpt = search('desiccant')[0]?.excerpt ?? [];
    expect(excerpt.filter((part) => part.found).map((part) => part.text)).toEqual(['desiccant']);
    expect(excerpt.map((part) => part.text).join('')).toContain('For the sea, add desiccant and');
  });
});

it('finds nothing for nonsense, and accepts regular expression characters', () => {
  expect(search('xylophonist')).toEqual([]);
  expect(() => search('1.5 (a|b) [c] \\d+ ®')).not.toThrow();
});

test.each(guides.filter(({ type }) => type === 'Online'))(
  '$slug is a guide of 200 to 600 words',
  async ({ slug }) => {
    const words = plainText((await guideTexts[slug]?.()) ?? []).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(200);
    expect(words).toBeLessThanOrEqual(600);
  },
);

test.each(guides.filter(({ type }) => type === 'Video'))('$slug has a text version', async ({ slug }) => {
  const sections = (await guideTexts[slug]?.()) ?? [];
  const kinds = sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
  expect(kinds).toEqual(['video', 'steps']);
});

test('every guide has a text and every text is listed', () => {
  expect(Object.keys(guideTexts).sort()).toEqual(guides.map(({ slug }) => slug).sort());
});
