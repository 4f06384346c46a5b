import { CompanySection } from '#web/organisations/company-section.tsx';
import { TemplateList } from './template-list.tsx';

/** The booking templates as a part of the company's page. */
export function TemplateSection({ mayBook }: { mayBook: boolean }) {
  return (
    <CompanySection
      id="booking-templates"
      title="Booking templates"
      lead="Places and cargo that you book again and again. Prices and routes are recalculated."
    >
      <TemplateList mayBook={mayBook} />
    </CompanySection>
  );
}
