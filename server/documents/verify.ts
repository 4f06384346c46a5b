import { documentName } from '#domain/documents/document-names.ts';
import { readVerificationCode } from '#domain/documents/verification-code.ts';
import { contentOf } from './document-content.ts';
import { findDocumentByCode } from './filed-documents.ts';
import { operations } from './operations.ts';
import { hasLaterVersion } from './shipping-documents-table.ts';

/** Codes share the rate limit of unknown tracking numbers, so that guessing either uses up the same quota. */
export const verify = operations.verify.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const code = readVerificationCode(input.code);
  const [found] = await context.enumerationLimiter.charge(context, [code ?? input.code], async () => [
    code === null ? undefined : await findDocumentByCode(db, code),
  ]);
  if (!found) throw errors.NOT_FOUND();
  const { document } = found;
  const [content, replaced] = await Promise.all([
    contentOf(db, context, found),
    hasLaterVersion(db, document),
  ]);
  const { transport, cargo } = content;
  return {
    outcome: document.status === 'issued' ? 'current' : document.status,
    document_type: document.document_type,
    name: documentName(document.document_type, content),
    document_number: document.document_number,
    version: document.version,
    issued_at: document.issued_at,
    surrendered_on: document.surrendered_on,
    voided_at: document.voided_at,
    replaced,
    from: transport.from,
    to: transport.to,
    packages_count: cargo.totals.packages_count,
    gross_kg: cargo.totals.gross_kg,
  };
});
