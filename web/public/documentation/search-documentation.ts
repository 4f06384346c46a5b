import MiniSearch from 'minisearch';
import { addressOf, type DocumentType, documentation } from '#content/documentation.ts';
import { faq } from '#content/faq.ts';
import { plainText } from '#content/text.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';
import { guideTexts } from './guide-labels.ts';

interface Searchable {
  id: number;
  name: string;
  /** 'Question' for an FAQ entry. */
  type: DocumentType | 'Question';
  address: string;
  summary: string;
  text: string;
}

export interface Hit extends Omit<Searchable, 'text'> {
  excerpt: Excerpt;
}

const MIN_FUZZY_LENGTH = 4;

export type SearchDocumentation = (query: string) => Hit[];

/** Full-text search over documents, ranked, with prefix matching and one typo per five letters. */
export async function loadSearch(): Promise<SearchDocumentation> {
  const documents = await searchables();
  const index = new MiniSearch<Searchable>({
    fields: ['name', 'summary', 'text'],
    searchOptions: {
      boost: { name: 6, summary: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length >= MIN_FUZZY_LENGTH ? 0.2 : false),
    },
  });
  index.addAll(documents);
  return (query) =>
    index.search(query).flatMap(({ id, match }) => {
      const document = documents[id as number];
      if (!document) return [];
      const { text, ...shown } = document;
      return { ...shown, excerpt: excerptOf(`${shown.summary} ${text}`, Object.keys(match)) };
    });
}

async function searchables(): Promise<Searchable[]> {
  const items = documentation.flatMap((category) => category.items);
  const documents = await Promise.all(
    items.map(async (item) => ({
      name: item.name,
      type: item.type,
      address: addressOf(item),
      summary: item.summary,
      text: 'slug' in item ? plainText((await guideTexts[item.slug]?.()) ?? []) : '',
    })),
  );
  const questions = faq.map(({ question, answer }) => ({
    name: question,
    type: 'Question' as const,
    address: '/documentation#faq',
    summary: answer,
    text: '',
  }));
  return [...documents, ...questions].map((document, id) => ({ ...document, id }));
}
