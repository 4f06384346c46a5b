import { hiddenDocuments } from '#domain/documents/valued-documents.ts';
import { ownOrganisation, signedIn } from '../api/call-context.ts';
import { listDocumentsOf } from './document-rows.ts';
import { operations } from './operations.ts';

export const mine = operations.mine.handler(({ input, context }) =>
  listDocumentsOf(context.database.db, ownOrganisation(context), {
    ...input,
    hidden: hiddenDocuments(signedIn(context)),
  }),
);
