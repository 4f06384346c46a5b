import type { Ref } from 'react';
import type { Message } from '#contract/messages.ts';
import { splitMentions } from '#domain/messages/mentions.ts';
import { Moment } from '#web/tracking/moment.tsx';

/** One message: who, when, and the text with its line breaks. */
export function MessageItem({ message, ref }: { message: Message; ref?: Ref<HTMLLIElement> | undefined }) {
  const { author, side, text, created_at, mentions, internal } = message;
  return (
    <li ref={ref} className="py-3">
      <p className="flex flex-wrap items-baseline gap-x-2 text-caption">
        <bdi className="text-ui font-semibold text-ink">{author}</bdi>
        <span>{side === 'staff' ? 'Groundswell' : 'Customer'}</span>
        <span>
          <Moment at={created_at} />
        </span>
        {internal && (
          <span className="rounded-sm border border-line-strong px-1.5 font-semibold text-ink-2">
            Internal note
          </span>
        )}
      </p>
      <p className="mt-1 text-ui wrap-anywhere whitespace-pre-line">
        <bdi>
          {splitMentions(text, mentions).map((part, index) =>
            part.isMention ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change.
              <span key={index} className="font-semibold text-brand">
                {part.text}
              </span>
            ) : (
              part.text
            ),
          )}
        </bdi>
      </p>
    </li>
  );
}
