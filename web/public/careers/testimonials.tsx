import { testimonials } from '#content/careers.ts';

/** The first testimonial is large, the others are beside it. */
export function Testimonials() {
  const [first, ...others] = testimonials;
  if (!first) return null;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[6fr_5fr]">
      <Quotation of={first} large />
      <div className="grid content-between gap-10">
        {others.map((testimonial) => (
          <Quotation key={testimonial.name} of={testimonial} />
        ))}
      </div>
    </div>
  );
}

function Quotation({ of, large }: { of: (typeof testimonials)[number]; large?: boolean }) {
  return (
    <figure>
      <blockquote
        className={
          large
            ? 'max-w-[32ch] font-display text-[1.375rem] leading-8 font-medium text-balance sm:text-[1.75rem] sm:leading-10'
            : 'max-w-[60ch] text-body-l'
        }
      >
        <p>“{of.words}”</p>
      </blockquote>
      <figcaption className="mt-4 text-ui">
        <span className="font-semibold">{of.name}</span>
        <span className="block text-ink-2">
          {of.role}, {of.city}, since {of.since}
        </span>
      </figcaption>
    </figure>
  );
}
