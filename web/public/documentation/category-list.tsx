import { documentation } from '#content/documentation.ts';
import { ItemRow } from './item-row.tsx';

/** All documents by category. */
export function CategoryList() {
  return documentation.map(({ id, title, items }) => (
    <section
      key={id}
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-4 pt-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-16"
    >
      <h2 id={id} className="lg:pt-4">
        {title}
      </h2>
      <ul className="border-t border-line">
        {items.map((item) => (
          <ItemRow key={item.name} item={item} />
        ))}
      </ul>
    </section>
  ));
}
