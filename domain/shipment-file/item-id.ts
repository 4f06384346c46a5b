import * as z from 'zod';

/** The id of an item in a list of the file. An item sent with its id keeps it; a new item gets one. */
export const ItemId = z.object({ id: z.uuid().optional() });

/** The places of ids that occur a second time, or that the list did not have. */
export function wrongIds(
  items: readonly { id?: string | undefined }[],
  known: ReadonlySet<string>,
): { index: number; message: string }[] {
  const seen = new Set<string>();
  return items.flatMap(({ id }, index) => {
    if (id === undefined) return [];
    const message = seen.has(id)
      ? 'Another item already has this id.'
      : known.has(id)
        ? null
        : 'This shipment has no item with this id. Leave the id out for a new item.';
    seen.add(id);
    return message ? [{ index, message }] : [];
  });
}
