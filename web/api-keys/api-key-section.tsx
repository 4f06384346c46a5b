import { CompanySection } from '#web/organisations/company-section.tsx';
import { ApiKeyList } from './api-key-list.tsx';

/** The API keys of a company as a part of its page. */
export function ApiKeySection({ organisation_id }: { organisation_id: string }) {
  return (
    <CompanySection
      id="api-keys"
      title="API keys"
      lead="The company’s programs use them to call our API. A key stops working when its creator loses access."
    >
      <ApiKeyList organisation_id={organisation_id} />
    </CompanySection>
  );
}
