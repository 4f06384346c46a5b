import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('customs_clearance');

export default function CustomsClearancePage() {
  return (
    <PageHeader
      title={publicPages.customs_clearance.title}
      lead={publicPages.customs_clearance.description}
    />
  );
}
