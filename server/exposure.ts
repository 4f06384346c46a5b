import { isIP } from 'node:net';
import { databaseHosts } from './database/pool/database-url.ts';
import type { Environment } from './environment.ts';

type Exposing = Pick<
  Environment,
  'host' | 'publicUrl' | 'demo' | 'databaseUrl' | 'smtpUrl' | 'staffSecondFactor'
>;

/**
 * Warnings about insecure settings for a server on a network, each with its remedy. They contain no values,
 * because some are secrets.
 */
export function exposuresOf(settings: Exposing): string[] {
  const { host, publicUrl, demo, databaseUrl, smtpUrl, staffSecondFactor } = settings;
  const isOpen = !isLocal(host) || !isLocal(new URL(publicUrl).hostname);
  const found: [boolean, string][] = [
    [
      isOpen && demo,
      'The demo is open to the network, and the passwords of its accounts are public; set DEMO=0 to start an empty database without it',
    ],
    [
      isOpen && !publicUrl.startsWith('https:'),
      'PUBLIC_URL is not https: passwords and sessions can be intercepted',
    ],
    [
      databaseUrl !== undefined &&
        databaseHosts(databaseUrl).hosts.some(
          ({ url }) => isElsewhere(url) && !hasParameter(url, 'sslmode', 'verify-full'),
        ),
      'DATABASE_URL does not use sslmode=verify-full: database traffic can be intercepted or changed',
    ],
    [
      smtpUrl?.startsWith('smtp:') === true &&
        isElsewhere(smtpUrl) &&
        !hasParameter(smtpUrl, 'requireTLS', 'true'),
      'SMTP_URL allows sending e-mail without TLS; use smtps: or ?requireTLS=true',
    ],
    [
      isOpen && !demo && !staffSecondFactor,
      'Staff can sign in with a password alone; set STAFF_SECOND_FACTOR=1 to require a second factor',
    ],
  ];
  return found.filter(([isSo]) => isSo).map(([, sentence]) => sentence);
}

function isElsewhere(url: string): boolean {
  return !isLocal(new URL(url).hostname);
}

/** Whether the host is reachable from this machine only. */
function isLocal(hostname: string): boolean {
  const name = hostname.replace(/^\[(.+)\]$/, '$1');
  if (isIP(name)) return name === '::1' || name.startsWith('127.');
  return name === 'localhost' || name.endsWith('.localhost');
}

function hasParameter(url: string, parameter: string, value: string): boolean {
  return new URL(url).searchParams.get(parameter) === value;
}
