import type { ReactNode } from 'react';

interface ViewSwitchProps {
  /** Which of the views the map shows; null after the reader has moved it elsewhere. */
  shown: 'route' | 'vessel' | null;
  /** Whether there is a vehicle to zoom to. */
  hasVessel: boolean;
  onWholeRoute: () => void;
  onVessel: () => void;
}

/** Shows the whole route or the vehicle on the map. Absent if there is nothing else to show. */
export function ViewSwitch({ shown, hasVessel, onWholeRoute, onVessel }: ViewSwitchProps) {
  if (!hasVessel && shown === 'route') return null;
  return (
    <div className="absolute right-3 bottom-9 inline-flex overflow-hidden rounded-sm border border-line-strong bg-surface max-sm:bottom-16">
      <View pressed={shown === 'route'} onPress={onWholeRoute}>
        Whole route
      </View>
      {hasVessel && (
        <View pressed={shown === 'vessel'} onPress={onVessel}>
          Zoom to vessel
        </View>
      )}
    </div>
  );
}

interface ViewProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

function View({ pressed, onPress, children }: ViewProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="inline-flex min-h-9 items-center px-3.5 text-dense font-semibold text-ink focus-visible:-outline-offset-2 aria-pressed:bg-brand-weak aria-pressed:text-brand max-sm:min-h-11"
    >
      {children}
    </button>
  );
}
