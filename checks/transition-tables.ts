/** The names of the rows before and after the change in a statement trigger. */
interface TransitionTables {
  former: string;
  latter: string;
}

type Tables = ReadonlySet<string>;

/**
 * The queries of a trigger function that combine the rows before a change with those after it other than by a set operation
 * (UNION, EXCEPT, INTERSECT) or in one subquery. PostgreSQL has no statistics of these tables: it expects few rows, and may
 * compare each row with each other one.
 */
export function transitionTableJoins(body: string, tables: TransitionTables): string[] {
  const tokens = tokensOf(body, tables);
  const joins: string[] = [];
  let place = 0;

  /** Reads up to the closing parenthesis, and returns the tables in it. */
  function readLevel(): Tables {
    const all = new Set<string>();
    let parts: Tables[] = [new Set()];
    let start = place;
    const endQuery = () => {
      if (isJoin(parts, tables)) joins.push(tokens.slice(start, place).join(' '));
      parts = [new Set()];
      start = place + 1;
    };
    for (; place < tokens.length && tokens[place] !== ')'; place += 1) {
      const token = tokens[place] ?? '';
      if (token === '(') {
        place += 1;
        const inner = readLevel();
        parts.push(inner);
        for (const table of inner) all.add(table);
      } else if (token === tables.former || token === tables.latter) {
        parts[0] = new Set([...(parts[0] ?? []), token]);
        all.add(token);
      } else if (['union', 'except', 'intersect', ';'].includes(token)) endQuery();
    }
    endQuery();
    return all;
  }

  while (place < tokens.length) {
    readLevel();
    place += 1;
  }
  return joins;
}

/** Whether one part of a query, itself or a subquery, has the one table, and another part the other one. */
function isJoin(
  [own = new Set(), ...inner]: readonly Tables[],
  { former, latter }: TransitionTables,
): boolean {
  if (own.has(former) && own.has(latter)) return true;
  const parts = [own, ...inner];
  return parts.some(
    (one, place) => one.has(former) && parts.some((other, index) => index !== place && other.has(latter)),
  );
}

/** Names, parentheses and semicolons in lower case, without comments and strings. */
function tokensOf(body: string, { former, latter }: TransitionTables): string[] {
  const code = body.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, ' ').toLowerCase();
  const names = new RegExp(`\\b${former}\\b|\\b${latter}\\b|[a-z_][a-z_0-9]*|[();]`, 'g');
  return code.match(names) ?? [];
}
