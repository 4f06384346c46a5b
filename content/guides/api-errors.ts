import { code, list, type TextSection, table } from '../text.ts';

const lines = (...text: string[]) => text.join('\n');

export const apiErrors: readonly TextSection[] = [
  {
    id: 'errors',
    title: 'Errors',
    blocks: [
      table(
        'Status codes',
        ['Status', 'Meaning'],
        [
          ['400, 413', 'malformed, or too large'],
          ['401', 'the key is missing, unknown, revoked or expired: `detail` says which'],
          ['403', 'the key lacks the scope (`MISSING_SCOPE`), or its creator the permission (`FORBIDDEN`)'],
          ['404', 'it does not exist, or it is not yours'],
          ['409', 'it conflicts with the current state'],
          ['410', 'the link or the challenge has expired, or `updated_since` is too long ago'],
          ['412, 428', 'someone else has changed it, or `If-Match` is missing'],
          ['415', 'the body is not what its `Content-Type` says; for JSON it is `application/json`'],
          ['422', '`issues` names each invalid field'],
          ['429, 503', 'wait for the seconds in `Retry-After`'],
          ['500', 'an error on our side'],
        ],
      ),
      code(
        'A booking without a weight',
        lines(
          '{',
          '  "type": "about:blank", "title": "unprocessable content",',
          '  "status": 422, "code": "UNPROCESSABLE_CONTENT", "detail": "…",',
          '  "issues": [ { "path": "cargo_weight", "message": "Enter the weight in kg." } ]',
          '}',
        ),
      ),
      list(
        'Every error is a problem document (RFC 9457). Decide by `status` and `code`; `detail` is for people and may change.',
        'A write with an unknown field is refused with 422. Reads ignore unknown parameters.',
        'A request without an answer may have been carried out: send it again with the same `Idempotency-Key`, and you get the first answer.',
        '401 and `MISSING_SCOPE` have `WWW-Authenticate` by RFC 6750: `error="invalid_token"` for a key that does not work, `error="insufficient_scope"` with the missing `scope`.',
        'Rate limits are by key and operation. `RateLimit` says how many calls are left, `Retry-After` how long to wait.',
        'The codes of each operation are in the [API reference](/api/docs). New ones may be added: treat an unknown code by its status.',
        'Retry only 429, 502, 503 and 504, with exponential back-off, and always with the same key.',
      ),
    ],
  },
];
