import Info from 'lucide-react/icons/info';
import { customerStory } from '#content/customer-story.ts';

/** A customer's story, marked as an example. */
export function CustomerStory() {
  const { note, quotation, customer, figures } = customerStory;
  return (
    <section aria-labelledby="story" className="deferred-layout border-y border-line bg-sunken">
      <h2 id="story" className="sr-only">
        A customer’s story
      </h2>
      <div className="container-site grid items-start gap-10 py-14 lg:grid-cols-[minmax(0,1fr)_26.25rem] lg:gap-20 lg:py-20">
        <figure>
          <p className="inline-flex min-h-6.5 items-center gap-1.5 rounded-xs border border-line-strong bg-surface px-2 text-dense font-semibold text-ink-2">
            <Info aria-hidden="true" className="size-4 shrink-0" />
            {note}
          </p>
          <blockquote className="mt-4 max-w-[44ch] font-display text-h3 text-pretty sm:text-[1.75rem] sm:leading-9.5">
            “{quotation}”
          </blockquote>
          <figcaption className="mt-4 text-ui text-ink-2">{customer}</figcaption>
        </figure>
        <table className="w-full text-ui">
          <caption className="sr-only">{note}: before and with us</caption>
          <thead className="text-dense text-ink-3">
            <tr className="border-b border-line-strong">
              <td />
              <th scope="col" className="py-2 text-right font-normal">
                Before
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                With us
              </th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ label, before, after }) => (
              <tr key={label} className="border-b border-line">
                <th scope="row" className="py-3 pr-4 text-left font-normal">
                  {label}
                </th>
                <td className="py-3 text-right text-ink-3 min-[22rem]:whitespace-nowrap">{before}</td>
                <td className="py-3 pl-4 text-right font-display font-semibold min-[22rem]:whitespace-nowrap">
                  {after}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
