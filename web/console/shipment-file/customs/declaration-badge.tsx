import type { DeclarationState } from '#domain/customs/declaration-states.ts';
import { statusStyle } from '#web/status/status-appearance.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The status with the same icon and hue; here, because pages without declarations need not load theirs. */
const LIKE: Record<DeclarationState, string> = {
  draft: 'draft',
  lodged: 'confirmed',
  held: 'customs',
  released: 'delivered',
  rejected: 'rejected',
};

export function DeclarationBadge({ state }: { state: DeclarationState }) {
  const style = statusStyle(LIKE[state]);
  return (
    <span
      data-badge=""
      className={classNames(
        'inline-flex h-6 items-center gap-1.5 rounded-xs px-2 text-badge whitespace-nowrap',
        style.badge,
      )}
    >
      <style.icon aria-hidden="true" className="size-3.5 shrink-0" />
      {state}
    </span>
  );
}
