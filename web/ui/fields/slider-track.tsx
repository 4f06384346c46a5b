import { Slider as RadixSlider } from 'radix-ui';
import { classNames } from '../class-names.ts';

interface SliderTrackProps {
  /** Accessible name, or the id of the element that labels it. */
  label?: string;
  labelledBy?: string;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** The value as announced by screen readers. */
  valueText: string;
  className?: string;
}

/** A slider without label or buttons. Click the track, drag, or use the arrow keys. */
export function SliderTrack({
  label,
  labelledBy,
  value,
  onValueChange,
  min,
  max,
  step,
  valueText,
  className,
}: SliderTrackProps) {
  return (
    <RadixSlider.Root
      className={classNames('relative flex h-11 touch-none items-center', className)}
      value={[value]}
      min={min}
      max={max}
      step={step}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
    >
      <RadixSlider.Track className="relative h-1 flex-1 rounded-xs bg-line-strong forced-colors:bg-[CanvasText]">
        <RadixSlider.Range className="absolute h-full rounded-xs bg-brand forced-colors:bg-[Highlight]" />
      </RadixSlider.Track>
      <RadixSlider.Thumb
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-valuetext={valueText}
        className="block size-6 rounded-full border-2 border-brand bg-surface"
      />
    </RadixSlider.Root>
  );
}
