import type { Organisation } from '#contract/organisations/organisation-records.ts';
import type { Session } from '#domain/people/person.ts';
import { ApiKeySection } from '#web/api-keys/api-key-section.tsx';
import { GuardedPage } from '#web/forms/leave-guard/guarded-page.tsx';
import { CompanyAddresses } from '#web/organisations/company-addresses.tsx';
import { CompanyList } from '#web/organisations/company-list.tsx';
import { CompanySection } from '#web/organisations/company-section.tsx';
import { WebhookSection } from '#web/webhooks/webhook-section.tsx';
import { CarrierFeedSection } from './carrier-feed-section.tsx';
import { CarrierPushSection, isCarrierKey } from './carrier-push-section.tsx';
import { MergeSection } from './merge-section.tsx';
import { TermsForm } from './terms-form.tsx';

/** The tab. */
const CLOSING = ['tab'];

interface CompanyDetailsProps {
  organisation: Organisation;
  person: Pick<Session, 'branches'>;
}

/** What staff may change of the company. */
export function CompanyDetails({ organisation, person }: CompanyDetailsProps) {
  const { id } = organisation;
  const isCarrier = organisation.roles?.includes('carrier');
  return (
    <GuardedPage parameters={CLOSING}>
      <CompanySection
        id="terms"
        title="Data and terms"
        lead="On documents and invoices. Credit and notes are for staff only."
      >
        <TermsForm organisation={organisation} />
      </CompanySection>
      <CompanyAddresses organisation={organisation} />
      <CompanySection
        id="contacts"
        title="Contacts"
        lead="People to call or write to, with or without an account."
      >
        <CompanyList
          organisation={organisation}
          list="contacts"
          item="contact"
          fields={[
            { name: 'name', label: 'Name' },
            { name: 'position', label: 'Position', optional: true },
            { name: 'email', label: 'E-mail', optional: true },
            { name: 'phone', label: 'Telephone', optional: true },
          ]}
        />
      </CompanySection>
      {isCarrier && <CarrierFeedSection organisation_id={id} />}
      {/* Keys reach and events are about shipments of all branches. */}
      {(person.branches?.only ?? []).length === 0 && (
        <>
          {isCarrier && <CarrierPushSection organisation_id={id} />}
          <ApiKeySection organisation_id={id} shows={(key) => !isCarrier || !isCarrierKey(key)} />
          <WebhookSection organisation_id={id} />
        </>
      )}
      <MergeSection key={id} organisation={organisation} />
    </GuardedPage>
  );
}
