import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { IconButton } from '../icon-button.tsx';
import { SliderTrack } from './slider-track.tsx';

interface SliderProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** Formats a value ("1.5x"). */
  format?: (value: number) => string;
  className?: string;
}

/** A slider with − and + buttons, so that dragging isn't needed. */
export function Slider({
  label,
  value,
  onValueChange,
  min,
  max,
  step,
  format = String,
  className,
}: SliderProps) {
  const labelId = useId();
  const move = (by: number) => {
    const moved = Math.min(max, Math.max(min, Number((value + by).toFixed(6))));
    if (moved !== value) onValueChange(moved);
  };
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between text-dense">
        <span id={labelId} className="font-semibold">
          {label}
        </span>
        <output className="num text-ink-2">{format(value)}</output>
      </div>
      <div className="mt-1 flex items-center gap-2">
        <IconButton
          bordered
          label={`Decrease ${label}`}
          icon={<Minus aria-hidden="true" />}
          // Not `disabled`, because that would drop the focus.
          aria-disabled={value <= min}
          onClick={() => move(-step)}
        />
        <SliderTrack
          className="min-w-24 flex-1"
          labelledBy={labelId}
          value={value}
          onValueChange={onValueChange}
          min={min}
          max={max}
          step={step}
          valueText={format(value)}
        />
        <IconButton
          bordered
          label={`Increase ${label}`}
          icon={<Plus aria-hidden="true" />}
          aria-disabled={value >= max}
          onClick={() => move(step)}
        />
      </div>
    </div>
  );
}
