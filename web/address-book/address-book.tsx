import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StoredContact } from '#contract/address-book.ts';
import { EMPTY_CONTACT } from '#domain/address-book/contact-rules.ts';
import { api } from '#web/api/client.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useDebouncedValue } from '#web/ui/use-debounced-value.ts';
import { ContactRow } from './contact-row.tsx';

const NewContactDialog = lazyWithRetry(
  async () => (await import('./new-contact-dialog.tsx')).NewContactDialog,
);
const EditContactDialog = lazyWithRetry(
  async () => (await import('./edit-contact-dialog.tsx')).EditContactDialog,
);
const DeleteContactDialog = lazyWithRetry(
  async () => (await import('./delete-contact-dialog.tsx')).DeleteContactDialog,
);
const ImportDialog = lazyWithRetry(async () => (await import('./import-dialog.tsx')).ImportDialog);

const PAGE = 20;
const DEBOUNCE_MS = 250;

interface AddressBookProps {
  organisation_id: string;
  /** Whether the reader may change it. */
  canEdit: boolean;
}

/** The contacts of a company, searched, by name. The open dialog is in the URL, so that leaving it with changes asks first. */
export function AddressBook({ organisation_id, canEdit }: AddressBookProps) {
  const [typed, setTyped] = useState('');
  const [parameters, setParameters] = useSearchParams();
  const q = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const query = useInfiniteQuery(
    api.addressBook.list.infiniteOptions({
      input: (after: string | undefined) => ({ id: organisation_id, after, limit: PAGE, ...(q && { q }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const contacts = query.data?.pages.flatMap((page) => page.contacts) ?? [];
  const open = (to: Record<string, string>) =>
    setParameters(
      (current) => {
        const others = [...current].filter(([name]) => name !== 'act' && name !== 'contact');
        return [...others, ...Object.entries(to)];
      },
      { preventScrollReset: true },
    );
  const dialog = { organisation_id, onClose: () => open({}) };
  const act = canEdit ? parameters.get('act') : null;
  const [last, setLast] = useState<StoredContact>();
  const contact = [...contacts, last].find((of) => of && of.id === parameters.get('contact'));
  // A search or a newer list must not close the dialog with what is typed in it.
  if (contact && contact !== last) setLast(contact);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <search className="min-w-48 flex-1 max-sm:basis-full">
          <TextInput
            type="search"
            aria-label="Search the address book"
            placeholder="Name, person or city"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </search>
        {canEdit && (
          <>
            <Button
              variant="secondary"
              className="max-sm:flex-1"
              icon={<Upload aria-hidden="true" />}
              onClick={() => open({ act: 'import-contacts' })}
            >
              Import CSV
            </Button>
            <Button
              className="max-sm:flex-1"
              icon={<Plus aria-hidden="true" />}
              onClick={() => open({ act: 'add-contact' })}
            >
              Add a contact
            </Button>
          </>
        )}
      </div>
      <QueryBoundary of={query} what="The address book" skeleton={<RowSkeletons height="h-18" />}>
        {() =>
          contacts.length === 0 ? (
            <EmptyState title={q ? 'No contact matches' : 'No contacts yet'}>
              {q
                ? 'Try fewer or other words.'
                : 'Add the companies that you ship to and from, or import them as a CSV file.'}
            </EmptyState>
          ) : (
            <>
              <ul aria-label="Contacts" className="rounded-md border border-line bg-surface">
                {contacts.map((of) => (
                  <ContactRow
                    key={of.id}
                    contact={of}
                    canEdit={canEdit}
                    onEdit={() => open({ act: 'edit-contact', contact: of.id })}
                    onDelete={() => open({ act: 'delete-contact', contact: of.id })}
                  />
                ))}
              </ul>
              <ShowMore shown={counted(contacts.length, 'contact')} of={query} />
            </>
          )
        }
      </QueryBoundary>
      <Suspense>
        {act === 'add-contact' && <NewContactDialog {...dialog} initial={EMPTY_CONTACT} />}
        {act === 'import-contacts' && <ImportDialog {...dialog} />}
        {act === 'edit-contact' && contact && <EditContactDialog {...dialog} contact={contact} />}
        {act === 'delete-contact' && contact && <DeleteContactDialog {...dialog} contact={contact} />}
      </Suspense>
    </>
  );
}
