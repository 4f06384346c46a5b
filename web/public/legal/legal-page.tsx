import type { ReactNode } from 'react';
import type { LegalText } from '#content/legal/legal-text.ts';
import { type PageName, publicPages } from '#content/pages.ts';
import { PageHeader } from '../page/page-header.tsx';
import { TextColumns } from '../page/text-columns.tsx';
import './legal.css';

interface LegalPageProps {
  page: PageName;
  text: LegalText;
  below?: Readonly<Record<string, ReactNode>>;
}

/** A legal text with numbered sections in a column of 68 characters, with print styles. */
export function LegalPage({ page, text, below }: LegalPageProps) {
  const { title, path } = publicPages[page];
  return (
    <div className="legal">
      <PageHeader
        title={title}
        trail={[{ title, path }]}
        lead={
          <>
            <span className="mb-3 block text-ui">Last updated {text.last_updated}</span>
            {text.lead}
          </>
        }
      />
      <TextColumns numbered sections={text.sections} {...(below && { below })} />
    </div>
  );
}
