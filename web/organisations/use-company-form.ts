import { useQueryClient } from '@tanstack/react-query';
import type { Organisation } from '#contract/organisations/organisation-records.ts';
import type { OrganisationChange } from '#contract/organisations/organisations.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import type { FieldMessages, rulesResolver } from '#web/forms/field-messages.ts';
import { differencesOf, isSame } from '#web/forms/merge-versions.ts';
import { useVersionedForm } from '#web/forms/use-versioned-form.ts';
import { toast } from '#web/ui/overlays/toast.ts';

type Versioned = Organisation & { version: number };

interface CompanyFormOptions<Values extends Record<string, unknown>> {
  organisation: Organisation;
  /** Whether it is the company of the person, not one of those that staff manage. */
  isOwn?: boolean;
  valuesOf: (organisation: Organisation) => Values;
  resolver: ReturnType<typeof rulesResolver<Values>>;
  /** The request for what differs from the values that were read, so that changes by someone else stay. */
  changeOf: (values: Values, base: Values) => OrganisationChange;
  refusedIn?: (error: unknown) => FieldMessages;
  idPrefix?: string;
}

/** A form for a part of a company. Only what someone else has changed as well is shown before it is replaced. */
export function useCompanyForm<Values extends Record<string, unknown>>({
  organisation,
  isOwn = false,
  valuesOf,
  resolver,
  changeOf,
  ...rest
}: CompanyFormOptions<Values>) {
  const queryClient = useQueryClient();
  const { id } = organisation;
  const own = api.organisations.own.queryOptions();
  const found = api.organisations.find.queryOptions({ input: { id } });
  const readNewest = (): Promise<Organisation> =>
    isOwn
      ? queryClient.fetchQuery({ ...own, staleTime: 0 })
      : queryClient.fetchQuery({ ...found, staleTime: 0 });
  const queryKey = isOwn ? own.queryKey : found.queryKey;
  return useVersionedForm<Versioned, Values>({
    stored: versioned(organisation),
    valuesOf,
    resolver: () => resolver,
    conflicts: (versions) =>
      differencesOf(versions).some(({ is, typed }) => typed !== null && !isSame(typed, is)),
    send: async (values, { base, accept, rebase }, { context }) => {
      const change = { id, ...changeOf(values, valuesOf(base())) };
      const save = () =>
        call.organisations.change(change, { context: { ...context, ifMatch: base().version } });
      const saved = await save().catch(async (error: unknown) => {
        if (!isRefusal(error, 'PRECONDITION_FAILED')) throw error;
        if (!rebase(versioned(await readNewest()))) throw error;
        return save();
      });
      accept(versioned(saved));
      queryClient.setQueryData(queryKey, saved);
    },
    onSuccess: () => toast({ title: 'Company saved' }),
    invalidates: queryKey,
    ...rest,
  });
}

/** Each change has a later moment, which is the version in the ETag. */
function versioned(organisation: Organisation): Versioned {
  return { ...organisation, version: organisation.updated_at.getTime() };
}
