import { CompanySection } from '#web/organisations/company-section.tsx';
import { WebhookList } from './webhook-list.tsx';

/** The webhooks of a company as a part of its page. */
export function WebhookSection({ organisation_id }: { organisation_id: string }) {
  return (
    <CompanySection
      id="webhooks"
      title="Webhooks"
      lead="We send what happens to the company’s shipments to its programs, signed as Standard Webhooks describes."
    >
      <WebhookList organisation_id={organisation_id} />
    </CompanySection>
  );
}
