import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { readDeviceKey } from '#domain/positions/device-key.ts';
import { hashOf } from '../auth/sessions/session-token.ts';
import type { Database } from '../database/pool/connection.ts';
import { findDeviceByKey } from './devices-table.ts';

export interface AuthenticatedDevice {
  id: string;
}

type Source = { database: Database };

/** Keys are cached for this long. Each batch checks whether its device may still report. */
const CACHED_MS = 30_000;
const MAX_CACHED = 20_000;

const cache = new WeakMap<Database, LRUCache<string, AuthenticatedDevice>>();

/** The device whose key the request sends; null without a valid key. */
export async function authenticatedDevice(
  source: Source,
  headers: IncomingHttpHeaders,
): Promise<AuthenticatedDevice | null> {
  const [, key] = /^Bearer +(\S{1,100})$/i.exec(headers.authorization ?? '') ?? [];
  return key === undefined ? null : deviceWithKey(source, key);
}

export async function deviceWithKey(
  { database }: Source,
  typed: string,
): Promise<AuthenticatedDevice | null> {
  const key = readDeviceKey(typed);
  if (key === null) return null;
  const hash = hashOf(key);
  const devices = devicesOf(database);
  const cached = devices.get(hash);
  if (cached) return cached;
  const device = await findDeviceByKey(database.db, hash);
  if (device) devices.set(hash, device);
  return device ?? null;
}

function devicesOf(database: Database): LRUCache<string, AuthenticatedDevice> {
  const devices = cache.get(database) ?? new LRUCache({ max: MAX_CACHED, ttl: CACHED_MS });
  cache.set(database, devices);
  return devices;
}
