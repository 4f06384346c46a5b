/** One PostgreSQL server of a cluster, with the address that reaches only it. */
export interface DatabaseHost {
  host: string;
  port: number;
  url: string;
}

interface DatabaseUrl {
  hosts: [DatabaseHost, ...DatabaseHost[]];
  /** Whether only the host that accepts writes is wanted: several hosts, or `target_session_attrs=read-write`. */
  needsPrimary: boolean;
}

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)([/?#].*)?$/;
const DEFAULT_PORT = 5432;
const PRIMARY = new Set(['read-write', 'primary']);

/**
 * Parses `postgres://user:password@host:port,host:port/database`, which neither WHATWG URLs nor node-postgres
 * understand. Null when it is malformed, or wants another than the primary of several hosts.
 */
export function parseDatabaseUrl(text: string): DatabaseUrl | null {
  const [, start, list = '', rest = ''] = PARTS.exec(text.trim()) ?? [];
  if (!start) return null;
  const attribute = /[?&]target_session_attrs=([\w-]*)/.exec(rest)?.[1];
  const wantsPrimary = attribute !== undefined && PRIMARY.has(attribute);
  const hosts = list.split(',').map((host): DatabaseHost | null => {
    const url = host || !list ? URL.parse(`${start}${host}${rest}`) : null;
    if (!url) return null;
    // The driver would pick a host itself.
    if (wantsPrimary) url.searchParams.delete('target_session_attrs');
    const { hostname, port, href } = url;
    return {
      host: hostname.replace(/^\[(.+)\]$/, '$1'),
      port: port ? Number(port) : DEFAULT_PORT,
      url: href,
    };
  });
  const [first, ...others] = hosts.filter((host) => host !== null);
  if (!first || others.length + 1 < hosts.length) return null;
  if (others.length > 0 && attribute !== undefined && !wantsPrimary) return null;
  return { hosts: [first, ...others], needsPrimary: others.length > 0 || wantsPrimary };
}

/** A valid address; settings are validated before. */
export function databaseHosts(url: string): DatabaseUrl {
  const parsed = parseDatabaseUrl(url);
  if (!parsed) throw new Error('The address of the database is malformed.');
  return parsed;
}
