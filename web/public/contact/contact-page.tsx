import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('contact');

export default function ContactPage() {
  return <PageHeader title={publicPages.contact.title} lead={publicPages.contact.description} />;
}
