import type { IncomingHttpHeaders } from 'node:http';
import { readDeviceKey } from '#domain/positions/device-key.ts';
import { hashOf } from '../auth/sessions/session-token.ts';
import type { Database } from '../database/pool/connection.ts';
import { findDeviceByKey } from './devices-table.ts';

export interface AuthenticatedDevice {
  id: string;
}

type Asked = { database: Database; now: () => Date };

interface Known {
  device: AuthenticatedDevice;
  until: number;
}

/** So long a key is taken for its device's; whether that may still report is asked with each batch. */
const KNOWN_MS = 30_000;
const MOST_KNOWN = 20_000;

const known = new WeakMap<Database, Map<string, Known>>();

/** Whose key a request bears; null where it bears none that is good. */
export async function authenticatedDevice(
  asked: Asked,
  headers: IncomingHttpHeaders,
): Promise<AuthenticatedDevice | null> {
  const [, key] = /^Bearer +(\S{1,100})$/i.exec(headers.authorization ?? '') ?? [];
  return key === undefined ? null : deviceWithKey(asked, key);
}

export async function deviceWithKey(
  { database, now }: Asked,
  typed: string,
): Promise<AuthenticatedDevice | null> {
  const key = readDeviceKey(typed);
  if (key === null) return null;
  const hash = hashOf(key);
  const devices = devicesOf(database);
  const time = now().getTime();
  const remembered = devices.get(hash);
  if (remembered && remembered.until > time) return remembered.device;
  devices.delete(hash);
  const device = await findDeviceByKey(database.db, hash);
  if (!device) return null;
  devices.set(hash, { device, until: time + KNOWN_MS });
  if (devices.size > MOST_KNOWN) devices.delete(devices.keys().next().value as string);
  return device;
}

function devicesOf(database: Database): Map<string, Known> {
  const devices = known.get(database) ?? new Map<string, Known>();
  known.set(database, devices);
  return devices;
}
