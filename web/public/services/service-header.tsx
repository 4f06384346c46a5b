import type { ReactNode } from 'react';
import { publicPages } from '#content/pages.ts';
import type { ServicePageText } from '#content/services/service-page.ts';
import { Neatline } from '#web/static-map/neatline.tsx';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { ServiceActions } from './service-actions.tsx';

interface ServiceHeaderProps {
  service: ServicePageText;
  drawing: ReactNode;
}

/** The service's title, lead, actions and drawing. */
export function ServiceHeader({ service, drawing }: ServiceHeaderProps) {
  const page = publicPages[service.page];
  return (
    <header className="border-b border-line bg-surface">
      <div className="container-site grid gap-x-16 gap-y-8 py-8 lg:grid-cols-[5fr_7fr] lg:items-center lg:py-12">
        <div>
          <Breadcrumb trail={[page]} />
          <h1>{page.title}</h1>
          <p className="mt-4 max-w-[35.625rem] text-lead">{service.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ServiceActions service={service} size="hero" />
          </div>
        </div>
        <Neatline className="h-[200px] sm:h-[22rem] min-[80rem]:h-[27.5rem]">{drawing}</Neatline>
      </div>
    </header>
  );
}
