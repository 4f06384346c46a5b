/** Loads all pages of a list, one after another: for choices among hundreds of records. */
export async function allPages<Page extends { next: string | null }>(
  load: (after: string | undefined) => Promise<Page>,
): Promise<Page[]> {
  const pages = [await load(undefined)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await load(next));
  return pages;
}
