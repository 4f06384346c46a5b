import { benefits } from '#content/careers.ts';

export function Benefits() {
  return (
    <dl className="grid gap-x-16 md:grid-cols-2">
      {benefits.map(({ title, text }) => (
        <div key={title} className="border-t border-line-strong py-5">
          <dt className="font-display text-[1.125rem] leading-6 font-semibold">{title}</dt>
          <dd className="mt-1.5 max-w-[52ch] text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
