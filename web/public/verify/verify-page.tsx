import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { readVerificationCode, verificationCodeInGroups } from '#domain/documents/verification-code.ts';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { CodeForm } from './code-form.tsx';
import { CodeVerdict } from './code-verdict.tsx';

const RETRIES = 2;

// Anyone who holds a document may check it, but search engines must not index its code.
export const meta = () => [
  ...pageMeta('Check a document', 'Check whether a document is genuine and still valid by its code.'),
  { name: 'robots', content: 'noindex' },
];

/** The page behind the QR code of every document. */
export default function VerifyPage() {
  const { code: typed } = useParams();
  const code = readVerificationCode(typed ?? '');
  const query = useQuery({
    ...api.documents.verify.queryOptions({ input: { code: code ?? '' } }),
    enabled: code !== null,
    retry: (failures, cause) => failures < RETRIES && !(cause instanceof ORPCError && cause.status < 500),
  });
  const printed = code ? verificationCodeInGroups(code) : (typed ?? '');
  return (
    <div
      data-print="sheet"
      className="container-site flex flex-col gap-6 py-6 sm:py-10 print:gap-5 print:p-0 [&>*]:w-full [&>*]:max-w-[54rem]"
    >
      <div>
        <h1>Check a document</h1>
        {!typed && (
          <p className="mt-3 max-w-[60ch] text-body-l text-ink-2">
            Every document we issue has a unique code, printed as text and as a QR code. Enter it to check
            whether the document is genuine and still valid.
          </p>
        )}
      </div>
      {typed && <CodeVerdict code={printed} isReadable={code !== null} query={query} />}
      <CodeForm currentCode={printed} onRecheck={() => void query.refetch()} />
    </div>
  );
}
