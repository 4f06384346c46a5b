import { downloadSizes } from 'virtual:download-sizes';
import { addressOf, type DocumentationItem } from '#content/documentation.ts';
import { fileSize } from '#web/documents/file-size.ts';
import { ItemLink } from './item-link.tsx';
import { TypeIcon } from './type-icon.tsx';

/** A document with icon, name, type and size. The whole row is the link. */
export function ItemRow({ item }: { item: DocumentationItem }) {
  return (
    <li className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-x-4 border-b border-line py-4 hover:bg-brand-weak sm:grid-cols-[1.5rem_minmax(0,1fr)_5rem_5rem]">
      <TypeIcon type={item.type} />
      <div>
        <ItemLink
          to={addressOf(item)}
          className="font-semibold text-brand underline decoration-1 underline-offset-3 after:absolute after:inset-0"
        >
          {item.name}
        </ItemLink>
        <p className="mt-1 max-w-[72ch] text-ui text-ink-2">{item.summary}</p>
      </div>
      <p className="col-start-2 mt-1 text-dense text-ink-2 sm:col-start-3 sm:mt-0 sm:text-ui">
        {item.type}
        <span className="sm:hidden"> · {sizeOf(item)}</span>
      </p>
      <p className="num hidden text-right text-dense text-ink-2 sm:block">{sizeOf(item)}</p>
    </li>
  );
}

/** File size, or reading time of a guide. */
function sizeOf(item: DocumentationItem): string {
  if ('file' in item) return fileSize(downloadSizes[item.file] ?? 0);
  return 'minutes' in item ? `${item.minutes}\u00a0min` : item.format;
}
