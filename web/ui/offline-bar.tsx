import { OfflineGlyph } from './glyphs.tsx';
import { useOnline } from './online.ts';

interface OfflineBarProps {
  /** When the data on the screen was read; without it the sentence leaves the time out. */
  dataFrom?: Date | undefined;
}

export function OfflineBar({ dataFrom }: OfflineBarProps) {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex min-h-9 items-center gap-2 bg-shoal-2 px-4 text-dense text-ink">
          <OfflineGlyph className="size-4 shrink-0" />
          You are offline.{' '}
          {dataFrom ? `Showing data from ${clockTime(dataFrom)}.` : 'Showing data read before.'}
        </p>
      )}
    </div>
  );
}

function clockTime(time: Date) {
  return new Intl.DateTimeFormat(undefined, {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(time);
}
