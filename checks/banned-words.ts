/**
 * The vocabulary of decisions/0033-vocabulary.md as data: what the architecture rules refuse in names and comments, each
 * with the standard term as the message.
 */

/** Refused as the whole name of a file, folder or identifier, in kebab-case; identifiers are converted to it. */
export const BANNED_NAMES: Readonly<Record<string, string>> = {
  'act-keys': 'idempotency-keys',
  'answer-first': 'no second implementation beside the router',
  'asking-device': 'authenticated-device',
  'asking-session': 'session-from-cookie',
  'at-commit': 'commit-hooks',
  'at-leisure': 'background',
  'built-once': 'statement-cache',
  'changed-meanwhile': 'VERSION_CONFLICT',
  'draw-up': 'compose-document',
  'fleet-moves': 'fleet-positions',
  'followed-devices': 'device_assignments',
  'forget-old': 'purge-expired',
  'given-answer': 'preloaded-data',
  'held-back': 'pending_role',
  'hot-answers': 'tracking-cache',
  'hot-look-ups': 'tracking-cache',
  'kept-answers': 'idempotency-responses',
  'kept-days': 'RETENTION_DAYS',
  'kept-secret': 'persisted-secret',
  'known-devices': 'trusted-browsers (of people), devices (trackers)',
  'known-tracks': 'track-cache',
  'line-full': 'QueueFull',
  'make-days-ahead': 'create-partitions',
  'not-once': 'NOT_IDEMPOTENT',
  'note-deed': 'audit-…',
  'on-gap': 'onMissedEvents',
  'once-acts': 'idempotency-cases',
  'once-after': 'idempotentAfter',
  'opened-links': 'pending-verifications',
  'other-nodes': 'peer-nodes',
  'password-proofs': 'password-check-limits',
  patience: 'Timeouts',
  'position-days': 'position-partitions',
  'proved-at': 'reauthenticated_at',
  'proving-who-asks': 'reauthenticate',
  'reads-that-may-lag': 'the field `replica: true` of an operation',
  remembering: 'memoize',
  'sent-together': 'pipeline',
  'shared-counts': 'shared-rate-limiter',
  'shared-guesses': 'enumeration-limiter',
  'shut-account': 'deactivate-account',
  'tell-changed': 'publish-…-changed',
  'told-event': 'encoded-event',
  'told-limit': 'rate-limit-headers',
  'too-busy': 'Overloaded',
  'unknown-numbers': 'enumeration-limiter',
  'use-kept': 'session-storage-state',
  'use-row-tones': 'row-status',
  'use-settled-text': 'use-debounced-value',
  'waiting-line': 'fair-queue',
};

/** Refused as one word of any name: `deskShipments`, `notified_at`, `AskedQuote`. */
export const BANNED_WORDS: Readonly<Record<string, string>> = {
  anew: 'again',
  asked: 'requested, queried, called',
  asking: 'requesting, current (session, person)',
  deed: 'audit action',
  deeds: 'audit actions',
  desk: 'staff',
  desks: 'staff',
  glyphs: 'icons',
  heard: 'received, last seen',
  kept: 'stored, retained, cached',
  leisure: 'background',
  meanwhile: 'conflict',
  paper: 'document, PDF, shipping instructions',
  papers: 'documents, PDFs, shipping instructions',
  shut: 'deactivate, close',
  stranger: 'unauthenticated visitor',
  strangers: 'unauthenticated visitors',
  tallies: 'counters',
  tell: 'publish, notify, report, log',
  tells: 'publishes, notifies, reports, logs',
  told: 'published, notified, reported, logged',
  undone: 'rolled back',
  unfit: 'not applicable',
  vocabulary: 'search terms',
  whoever: 'the role: caller, person, visitor',
};

/** Refused as the whole name of a file only: as identifiers these are ordinary words. */
export const BANNED_FILE_NAMES: Readonly<Record<string, string>> = {
  among: 'any-of',
  carried: 'shipment-summary',
  chance: 'random',
  counts: 'rate-limiter',
  eyes: 'detector',
  folded: 'normalize-text',
  greet: 'startup-banner',
  hot: 'cache',
  intake: 'ingest',
  known: 'the noun it is about',
  late: 'lazy-with-retry',
  laws: 'architecture',
  masked: 'redact',
  needs: 'erasure-blockers',
  once: 'idempotent',
  reading: 'query-boundary',
  seal: 'encryption',
  sight: 'leak-detection',
  signature: 'hmac',
  silent: 'unresponsive',
  standing: 'erasure-status',
  stops: 'shutdown',
  trouble: 'transient-errors',
  turns: 'semaphore',
  walk: 'matrix',
  watch: 'health-monitor',
};

/** Folders whose name does not say what is in them. */
export const BANNED_FOLDERS: Readonly<Record<string, string>> = {
  'web/console/operations': 'web/console/shipments',
  'web/console/business': 'web/console/quotes',
  'web/console/clients': 'web/console/people',
  'web/chart': 'web/static-map',
  bench: 'tools/bench',
  faults: 'tools/faults',
};

export const BANNED_SUFFIXES: Readonly<Record<string, string>> = {
  '-words': '-labels, -messages',
  '-texts': '-labels, -messages',
};

/** Irregular participles; regular ones are recognized by their ending `-ed`. */
export const IRREGULAR_PARTICIPLES: readonly string[] = [
  'begun',
  'bound',
  'built',
  'chosen',
  'done',
  'drawn',
  'found',
  'given',
  'gone',
  'heard',
  'held',
  'kept',
  'known',
  'left',
  'lost',
  'made',
  'seen',
  'sent',
  'shown',
  'shut',
  'spent',
  'spoken',
  'taken',
  'told',
  'undone',
  'written',
];

/** Refused in comments. */
export const BANNED_COMMENT_TERMS: readonly { pattern: string; use: string }[] = [
  { pattern: 'told', use: 'notified, reported, published, logged, returned' },
  { pattern: 'tell-\\w+', use: 'notify-…, publish-…' },
  { pattern: 'heard', use: 'received' },
  { pattern: 'asked[- ]of', use: 'requested from' },
  { pattern: 'kept', use: 'stored, retained, cached' },
  { pattern: 'whoever', use: 'anyone who, callers that' },
  { pattern: 'desks?', use: 'staff' },
  { pattern: 'papers', use: 'documents, shipping instructions, PDFs' },
  { pattern: 'once per key', use: 'idempotent' },
];

export interface Exception {
  /** The refused term, in lower case. */
  term: string;
  /** The paths where it is allowed; everywhere if missing. */
  where?: RegExp;
  /** What the name or the comment must match for the exception; anything if missing. */
  text?: RegExp;
  reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  { term: 'paper', text: /paper-?_?sizes?/i, reason: 'the size of a sheet: A4 or Letter' },
  {
    term: 'papers',
    where: /^(?:contract\/documents|server\/documents\/of-shipment)\.ts$/,
    reason: 'the deprecated field of documents.ofShipment',
  },
  {
    term: 'unfit',
    where: /^(?:contract\/documents|server\/documents\/of-shipment)\.ts$/,
    reason: 'the deprecated field of documents.ofShipment',
  },
  {
    term: 'kept',
    where: /^(?:contract\/tracking\/tracking-edits|server\/tracking\/route\/reroute)\.ts$/,
    reason: 'the deprecated field of tracking.reroute',
  },
  {
    term: 'kept',
    where: /^server\/database\/migrations\//,
    text: /'kept'/,
    reason: 'the former value that a migration renames',
  },
  { term: 'feed', reason: 'a noun: the RSS feed' },
  { term: 'seed', reason: 'a noun: the seed of random numbers' },
  {
    term: 'signature',
    where: /^domain\/documents\/signature\./,
    reason: 'a trade term: the signature on a document',
  },
  {
    term: 'papers',
    where: /^content\/guides\/customs-documents\.ts$/,
    reason: 'the URL /documentation/customs-papers may be saved',
  },
  {
    term: 'kept',
    text: /^shipments_kept$/,
    reason: 'a field of stored audit entries, which cannot be changed',
  },
];

/** Not written by us, or the list itself. */
export const NOT_CHECKED: readonly RegExp[] = [
  /^checks\/banned-words\.ts$/,
  /^checks\/architecture\.test\.ts$/,
  /^data\//,
];
