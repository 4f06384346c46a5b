import { useEffect, useRef, useState } from 'react';
import { RouteChart, type RouteChartProps } from './route-chart.tsx';

type FittedRouteChartProps = Omit<RouteChartProps, 'width' | 'height'>;

/** A `RouteChart` drawn at its box's measured size, so that labels stay readable on a phone. */
export function FittedRouteChart({ className, ...rest }: FittedRouteChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 860, height: 430 });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} className={className}>
      <RouteChart {...rest} {...size} />
    </div>
  );
}
