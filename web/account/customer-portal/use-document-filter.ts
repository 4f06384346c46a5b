import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { useTypedSearch } from '#web/ui/fields/use-typed-search.ts';
import { newestParameters } from '#web/ui/newest-parameters.ts';

const MAX_NUMBER_LENGTH = 40;

export type DocumentFilter = ReturnType<typeof useDocumentFilter>;

/** The list's filters, stored in the URL. The search is debounced. */
export function useDocumentFilter() {
  const [parameters, setParameters] = useSearchParams();
  const search = (parameters.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH);
  const type = readType(parameters.get('type'));
  const shipment = (parameters.get('shipment') ?? '').slice(0, MAX_NUMBER_LENGTH);

  const set = useCallback(
    (name: 'q' | 'type' | 'shipment', value: string) => {
      const next = newestParameters();
      if (value === '') next.delete(name);
      else next.set(name, value);
      setParameters(next, { replace: true, preventScrollReset: true });
    },
    [setParameters],
  );

  const [typed, setTyped] = useTypedSearch(
    search,
    useCallback((q: string) => set('q', q), [set]),
  );

  return {
    applied: { search: search || undefined, type, shipment: shipment || undefined },
    isSet: search !== '' || type !== undefined || shipment !== '',
    typed,
    setTyped,
    set,
    clear: () => {
      setTyped('');
      setParameters({ tab: 'documents' }, { replace: true, preventScrollReset: true });
    },
  };
}

function readType(type: string | null): DocumentType | undefined {
  return (Object.keys(DOCUMENT_NAMES) as DocumentType[]).find((name) => name === type);
}
