import type { Database } from '#server/database/pool/connection.ts';

/** Creates shipments under way, each with a route and a live position; returns their tracking numbers. */
export async function copiesOfOne({ sql }: Database, count: number): Promise<string[]> {
  const [original] = await sql<{ id: string }[]>`
    select shipments.id from shipments join live_tracking on shipment_id = shipments.id where status = 'in_transit' limit 1`;
  const made = await sql<{ id: string; tracking_number: string }[]>`
    select gen_random_uuid() as id, 'GSFAN' || lpad(n::text, 7, '0') as tracking_number from generate_series(1, ${count}) n`;
  const tables = {
    shipments: 'id',
    route_legs: 'shipment_id',
    route_waypoints: 'shipment_id',
    live_tracking: 'shipment_id',
  };
  for (const [table, key] of Object.entries(tables)) {
    const columns = await sql<{ name: string }[]>`
      select column_name as name from information_schema.columns
      where table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'`;
    const names = columns.map(({ name }) => name);
    const values = names.map((name) => {
      if (name === key) return 'made.id';
      if (name === 'id') return 'gen_random_uuid()';
      return name === 'tracking_number' ? 'made.tracking_number' : `"${table}"."${name}"`;
    });
    await sql.unsafe(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
       select ${values.join(', ')} from ${table}, jsonb_to_recordset($1::text::jsonb) as made (id uuid, tracking_number text)
       where ${table}.${key} = $2`,
      [JSON.stringify(made), original?.id as string],
    );
  }
  await sql`analyze`;
  return made.map(({ tracking_number }) => tracking_number);
}
