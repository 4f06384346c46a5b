import { company } from '#content/company.ts';

/** The document's title, unique on every screen: `meta: () => pageMeta('Track Your Shipment')`. */
export function pageMeta(title: string, description?: string) {
  const tags: ({ title: string } | { name: string; content: string })[] = [
    { title: `${title} · ${company.brand}` },
  ];
  if (description) tags.push({ name: 'description', content: description });
  return tags;
}
