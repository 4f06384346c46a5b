import { isIP } from 'node:net';
import type { Environment } from './environment.ts';

type Exposing = Pick<
  Environment,
  'host' | 'publicUrl' | 'demo' | 'databaseUrl' | 'smtpUrl' | 'staffSecondFactor'
>;

/** What the settings leave open to a network, in a sentence each that says how to close it. Never a value: they hold secrets. */
export function exposuresOf(settings: Exposing): string[] {
  const { host, publicUrl, demo, databaseUrl, smtpUrl, staffSecondFactor } = settings;
  const isOpen = !isHere(host) || !isHere(new URL(publicUrl).hostname);
  const found: [boolean, string][] = [
    [
      isOpen && demo,
      'The demonstration is open to the network, and everybody knows the passwords of its accounts; DEMO=0 leaves it out of an empty database',
    ],
    [
      isOpen && !publicUrl.startsWith('https:'),
      'PUBLIC_URL is not https: passwords and sessions can be read on the way',
    ],
    [
      databaseUrl !== undefined && isElsewhere(databaseUrl) && !asks(databaseUrl, 'sslmode', 'verify-full'),
      'DATABASE_URL does not ask for sslmode=verify-full: whoever is on the way may read or change what is stored',
    ],
    [
      smtpUrl?.startsWith('smtp:') === true && isElsewhere(smtpUrl) && !asks(smtpUrl, 'requireTLS', 'true'),
      'SMTP_URL lets mails leave without TLS; smtps: or ?requireTLS=true does not',
    ],
    [
      isOpen && !demo && !staffSecondFactor,
      'Staff may sign in with a password alone; STAFF_SECOND_FACTOR=1 demands two steps of them',
    ],
  ];
  return found.filter(([isSo]) => isSo).map(([, sentence]) => sentence);
}

function isElsewhere(url: string): boolean {
  return !isHere(new URL(url).hostname);
}

/** Reached from this machine only. */
function isHere(hostname: string): boolean {
  const name = hostname.replace(/^\[(.+)\]$/, '$1');
  if (isIP(name)) return name === '::1' || name.startsWith('127.');
  return name === 'localhost' || name.endsWith('.localhost');
}

function asks(url: string, parameter: string, value: string): boolean {
  return new URL(url).searchParams.get(parameter) === value;
}
