import type { GroundswellClient } from './client.ts';
import { dataOf } from './problems.ts';
import type { paths } from './schema.ts';

type Body<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Json } } } };
}
  ? Json
  : never;

/** The paths of lists, whose responses have `next`. */
type ListPath = {
  [Path in keyof paths]: Body<Path> extends { next: string | null } ? Path : never;
}[keyof paths];
type Parameters<Path extends ListPath> = paths[Path] extends { get: { parameters: infer Given } }
  ? Given
  : object;
type ArrayField<Page> = {
  [Field in keyof Page]: Page[Field] extends readonly unknown[] ? Field : never;
}[keyof Page];
type Item<Page, Field extends keyof Page> = Page[Field] extends readonly (infer Each)[] ? Each : never;

/** The pages of a list, each requested when the one before has been used. */
export async function* pagesOf<Path extends ListPath>(
  client: GroundswellClient,
  path: Path,
  params?: Parameters<Path>,
): AsyncGenerator<Body<Path>, void> {
  const get = client.GET as (path: Path, init: object) => Promise<{ data: Body<Path>; response: Response }>;
  const given = params as { query?: object } | undefined;
  let after: string | undefined;
  do {
    const page = await dataOf(
      get(path, { params: { ...given, query: { ...given?.query, ...(after !== undefined && { after }) } } }),
    );
    yield page;
    after = (page as { next: string | null }).next ?? undefined;
  } while (after !== undefined);
}

/** The entries of a list over all its pages: `itemsOf(client, '/shipments', 'shipments')`. */
export async function* itemsOf<Path extends ListPath, Field extends ArrayField<Body<Path>>>(
  client: GroundswellClient,
  path: Path,
  field: Field,
  params?: Parameters<Path>,
): AsyncGenerator<Item<Body<Path>, Field>, void> {
  for await (const page of pagesOf(client, path, params))
    yield* page[field] as Iterable<Item<Body<Path>, Field>>;
}
