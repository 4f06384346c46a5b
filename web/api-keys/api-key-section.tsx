import { CompanySection } from '#web/organisations/company-section.tsx';
import { ApiKeyList, type ApiKeyListProps } from './api-key-list.tsx';

/** The API keys of a company as a part of its page. */
export function ApiKeySection(props: Pick<ApiKeyListProps, 'organisation_id' | 'shows'>) {
  return (
    <CompanySection
      id="api-keys"
      title="API keys"
      lead="The company’s programs use them to call our API. A key stops working when its creator loses access."
    >
      <ApiKeyList {...props} />
    </CompanySection>
  );
}
