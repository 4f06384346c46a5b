import * as z from 'zod';
import { ROLES, Role } from '#domain/people/role.ts';
import type { GroupRoles } from '#domain/single-sign-on/group-roles.ts';
import { parseDatabaseUrl } from '../database/pool/database-url.ts';

export function wholeNumber(message: string, max: number) {
  return z.string().trim().regex(/^\d+$/, message).transform(Number).pipe(z.number().max(max, message));
}

export function flag() {
  return z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');
}

export function address(protocols: string[], message: string) {
  return z
    .string()
    .trim()
    .refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), { error: message, abort: true });
}

/** One or several hosts. */
export function databaseAddress() {
  return z
    .string()
    .trim()
    .refine((value) => /^postgres(ql)?:/.test(value) && parseDatabaseUrl(value) !== null, {
      error: 'must be an address such as postgres://user:password@host:5432/database',
      abort: true,
    });
}

/** Addresses or CIDR ranges, separated by commas; none by default. */
export function networks() {
  return z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z.union(
          [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
          'must be addresses or CIDR ranges, separated by commas',
        ),
      ),
    );
}

export function isBucket(text: string): boolean {
  const { username, password, pathname } = new URL(text);
  return username !== '' && password !== '' && /^\/[^/]+\/?$/.test(pathname);
}

export function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.search || url.hash || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost');
}

/** 'group=role,other=role'. A group’s name may contain '=', so the last one separates. */
export function groupRoles(list: string, context: z.RefinementCtx): GroupRoles {
  const pairs = list.split(',').map((pair) => /^(.+)=\s*(\w+)$/.exec(pair.trim()) ?? []);
  const parsed = z
    .array(z.tuple([z.string(), Role]))
    .safeParse(pairs.map(([, group, role]) => [group?.trim(), role]));
  if (parsed.success) return new Map(parsed.data);
  context.addIssue({
    code: 'custom',
    message: `must be pairs such as group=dispatcher, each with one of the roles ${ROLES.join(', ')}`,
  });
  return z.NEVER;
}

/** 'name=value,other=value', with URL-encoded values. */
export function headers(list: string): Record<string, string> {
  const pairs = list.split(',').filter((pair) => pair.trim());
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.trim().split('=');
      return [name, decodeURIComponent(value.join('='))];
    }),
  );
}
