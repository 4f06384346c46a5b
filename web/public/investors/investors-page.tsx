import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('investor_relations');

export default function InvestorsPage() {
  return (
    <PageHeader
      title={publicPages.investor_relations.title}
      lead={publicPages.investor_relations.description}
    />
  );
}
