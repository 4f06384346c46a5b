import { faq } from '#content/faq.ts';
import { paths } from '#web/paths.ts';
import { Section } from '../page/section.tsx';
import { UnfoldIcon } from '../page/unfold-icon.tsx';
import { ItemLink } from './item-link.tsx';

/** FAQ with native `<details>`, which works without JavaScript and with find-in-page. */
export function FrequentQuestions() {
  return (
    <Section id={paths.faq().split('#')[1] ?? ''} title="Frequently asked questions" tinted>
      <div className="max-w-[52rem] border-t border-line-strong">
        {faq.map(({ question, answer, more }) => (
          <details key={question} className="group border-b border-line-strong">
            <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 text-body-l font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <UnfoldIcon />
            </summary>
            <div className="pb-6">
              <p className="prose-width">{answer}</p>
              <p className="mt-3">
                <ItemLink to={more.path} className="link inline-flex min-h-6 items-center max-sm:min-h-11">
                  {more.label}
                </ItemLink>
              </p>
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
