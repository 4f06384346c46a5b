import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { api, call } from '#web/api/client.ts';
import { isRefusal, sentenceOf } from '#web/api/refusal.ts';
import { toast } from '#web/ui/toast.ts';

const FAILED = 'Failed to generate document';

interface Attempt {
  replaces: string | null;
  idempotencyKey: string;
}

/** Generates a document. After an answer that was lost the same attempt is asked for again, never a second document. */
export function useGenerate(tracking_number: string, document_type: DocumentType) {
  const queryClient = useQueryClient();
  const unanswered = useRef<Attempt | null>(null);
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: ({ replaces, idempotencyKey }: Attempt) =>
      call.documents.generate({ tracking_number, document_type, replaces }, { context: { idempotencyKey } }),
    onSuccess: ({ document_number }) => {
      unanswered.current = null;
      toast({
        title: 'Document Generated',
        description: `${DOCUMENT_NAMES[document_type]} ${document_number}`,
      });
    },
    onError: (failed) => {
      toast({ title: 'Error', description: FAILED, variant: 'destructive' });
      if (!isRefusal(failed, 'GENERATED_MEANWHILE')) return;
      unanswered.current = null;
      void queryClient.invalidateQueries({ queryKey: api.documents.ofShipment.key() });
    },
  });
  const generate = (replaces: string | null) => {
    if (unanswered.current?.replaces !== replaces) unanswered.current = { replaces, idempotencyKey: uuid() };
    mutate(unanswered.current);
  };
  return { generate, pending: isPending, failure: error && sentenceOf(error, FAILED) };
}
