import type { ReactNode } from 'react';
import type { ServicePageText } from '#content/services/service-page.ts';
import { CallToAction } from '../page/call-to-action.tsx';
import { Section } from '../page/section.tsx';
import { KeyFigures } from './key-figures.tsx';
import { RelatedServices } from './related-services.tsx';
import { ServiceActions } from './service-actions.tsx';
import { ServiceHeader } from './service-header.tsx';
import './services.css';
import { StepLane } from './step-lane.tsx';

interface ServicePageProps {
  service: ServicePageText;
  /** The drawing in the header. */
  drawing: ReactNode;
  /** Tints the steps if the section above isn't tinted. */
  tintedSteps?: boolean;
  /** The sections with tables. */
  children: ReactNode;
}

/** The layout shared by the six service pages. */
export function ServicePage({ service, drawing, tintedSteps = false, children }: ServicePageProps) {
  return (
    <>
      <ServiceHeader service={service} drawing={drawing} />
      <div className="relative">
        <div className="above-phone-actions">
          <KeyFigures figures={service.key_figures} />
          {children}
          <Section id="how" title="How it works" lead={service.how} tinted={tintedSteps}>
            <StepLane steps={service.steps} />
          </Section>
          <RelatedServices slugs={service.related} apart={tintedSteps} />
        </div>
        <div className="phone-actions">
          <div className="flex flex-wrap gap-3 border-t border-line bg-surface px-4 py-4">
            <ServiceActions service={service} size="marketing" className="flex-1 px-3" />
          </div>
        </div>
      </div>
      <CallToAction {...service.next_step} {...(service.quote_mode && { mode: service.quote_mode })} />
    </>
  );
}
