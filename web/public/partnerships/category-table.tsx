import type { ReactNode } from 'react';
import type { PartnerCategory } from '#content/partnerships.ts';

/** What we offer and expect by partner category. On a phone each row is a block. */
export function CategoryTable({ categories }: { categories: readonly PartnerCategory[] }) {
  return (
    <table className="w-full max-lg:block">
      <caption className="sr-only">What we offer and what we expect, by partner category</caption>
      <thead className="text-left text-dense max-lg:sr-only">
        <tr className="border-b border-ink">
          <th scope="col" className="w-1/3 py-3 pr-8">
            Category
          </th>
          <th scope="col" className="w-1/3 py-3 pr-8">
            What we offer
          </th>
          <th scope="col" className="w-1/3 py-3">
            What we expect
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block max-lg:border-t max-lg:border-line">
        {categories.map((category) => (
          <tr key={category.title} className="border-b border-line align-top max-lg:block max-lg:py-6">
            <th scope="row" className="text-left font-normal max-lg:block lg:py-6 lg:pr-8">
              <h3>{category.title}</h3>
              <span className="mt-1 block text-ui text-ink-2">{category.who}</span>
            </th>
            <Cell name="What we offer">{category.we_bring}</Cell>
            <Cell name="What we expect">{category.we_ask}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td className="max-lg:mt-4 max-lg:block lg:py-6 lg:pr-8">
      <span aria-hidden="true" className="block text-caption lg:hidden">
        {name}
      </span>
      {children}
    </td>
  );
}
