import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ShareLinkRecord } from './share-links-table.ts';

const PASS_HOURS = 12;

type Signer = Pick<Dependencies, 'accounts' | 'sign'>;
type Link = Pick<ShareLinkRecord, 'id' | 'pin_hash'>;

/** The Set-Cookie header for a browser in which the right PIN was entered. */
export function passCookie({ accounts, sign }: Signer, link: Link, now: Date): string {
  const expires = new Date(now.getTime() + PASS_HOURS * HOUR_MS);
  return accounts.cookies.set(nameOf(link), passOf(sign, link), expires);
}

/** Whether the link needs no PIN, or the browser has entered it. */
export function hasPass({ accounts, sign }: Signer, link: Link, headers: IncomingHttpHeaders): boolean {
  if (link.pin_hash === null) return true;
  const given = Buffer.from(accounts.cookies.read(headers, nameOf(link)) ?? '');
  const expected = Buffer.from(passOf(sign, link));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function nameOf({ id }: Link): string {
  return `groundswell.share-link-${id}`;
}

function passOf(sign: Signer['sign'], { id, pin_hash }: Link): string {
  return sign(`share-link ${id} ${pin_hash}`);
}
