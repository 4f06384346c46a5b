import { documentationText } from '#content/documentation.ts';
import { faq } from '#content/faq.ts';
import { publicPages } from '#content/pages.ts';
import { breadcrumbData } from '#web/shell/breadcrumb-data.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';
import { DocumentSearch } from './document-search.tsx';
import { FrequentQuestions } from './frequent-questions.tsx';
import { SupportBand } from './support-band.tsx';

const questions = {
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

export const meta = () =>
  publicPageMeta('documentation', breadcrumbData([publicPages.documentation]), questions);

export default function DocumentationPage() {
  return (
    <>
      <PageHeader
        title={publicPages.documentation.title}
        lead={documentationText.lead}
        trail={[publicPages.documentation]}
      />
      <DocumentSearch />
      <FrequentQuestions />
      <SupportBand />
    </>
  );
}
