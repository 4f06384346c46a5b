import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Slider as RadixSlider } from 'radix-ui';
import { useId } from 'react';
import { IconButton } from './icon-button.tsx';

interface SliderProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** How a value reads ("1.5x"). */
  format?: (value: number) => string;
  className?: string;
}

/** A slider that also works without dragging: − and + move it by one step. */
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
  const move = (by: number) => onValueChange(Math.min(max, Math.max(min, Number((value + by).toFixed(6)))));
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
          disabled={value <= min}
          onClick={() => move(-step)}
        />
        <RadixSlider.Root
          className="relative flex h-11 min-w-24 flex-1 touch-none items-center"
          value={[value]}
          min={min}
          max={max}
          step={step}
          onValueChange={([next]) => next !== undefined && onValueChange(next)}
        >
          <RadixSlider.Track className="relative h-1 flex-1 rounded-xs bg-line-strong">
            <RadixSlider.Range className="absolute h-full rounded-xs bg-brand" />
          </RadixSlider.Track>
          <RadixSlider.Thumb
            aria-labelledby={labelId}
            aria-valuetext={format(value)}
            className="block size-6 rounded-full border-2 border-brand bg-surface"
          />
        </RadixSlider.Root>
        <IconButton
          bordered
          label={`Increase ${label}`}
          icon={<Plus aria-hidden="true" />}
          disabled={value >= max}
          onClick={() => move(step)}
        />
      </div>
    </div>
  );
}
