import type { Message } from '#contract/messages.ts';
import { Age } from '#web/notifications/age.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface MessageItemProps {
  message: Message;
  now: Date;
}

/** One message; the company's own are indented. */
export function MessageItem({ message: { author, side, text, created_at }, now }: MessageItemProps) {
  const isOwn = side === 'customer';
  return (
    <li
      className={classNames(
        'rounded-md border border-line px-4 py-3',
        isOwn ? 'ml-8 bg-brand-weak sm:ml-16' : 'mr-8 bg-surface sm:mr-16',
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 text-caption">
        <bdi className="font-semibold text-ink">{author}</bdi>
        <Age since={created_at} now={now} />
      </p>
      <p className="mt-1 text-ui break-words whitespace-pre-line">{text}</p>
    </li>
  );
}
