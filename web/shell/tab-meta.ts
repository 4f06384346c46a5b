import type { MetaDescriptor } from 'react-router';
import { pageMeta } from './page-meta.ts';

/**
 * The title of a screen whose tabs are in the URL: 'Invoices · Customer Portal'. `labels` are those of the tabs that have
 * a title of their own.
 */
export function tabMeta(title: string, labels: Readonly<Record<string, string>>) {
  return ({ location }: { location: { search: string } }): MetaDescriptor[] => {
    const label = labels[new URLSearchParams(location.search).get('tab') ?? ''];
    return pageMeta(label ? `${label} · ${title}` : title);
  };
}
