import type { ReactNode } from 'react';
import { NonBreakingText } from '#web/ui/text/non-breaking-text.tsx';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';

interface PageHeaderProps {
  title: string;
  /** One sentence. */
  lead: ReactNode;
  /** Breadcrumb above the heading, on service, legal, documentation and detail pages. The current page comes last. */
  trail?: readonly Crumb[];
  /** Buttons, or a figure strip. */
  children?: ReactNode;
}

/** The header of a content page: breadcrumb, heading and lead, whose width does not depend on the font that has loaded. */
export function PageHeader({ title, lead, trail, children }: PageHeaderProps) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="container-site py-10 lg:py-16">
        {trail && <Breadcrumb trail={trail} />}
        <h1>{title}</h1>
        <p className="mt-4 max-w-[45.3125rem] text-lead">
          {typeof lead === 'string' ? <NonBreakingText text={lead} /> : lead}
        </p>
        {children && <div className="mt-8">{children}</div>}
      </div>
    </header>
  );
}
