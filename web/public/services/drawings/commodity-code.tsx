import { commodityCode } from '#content/services/customs-clearance.ts';
import { DrawingSheet, SheetLabel } from './drawing-sheet.tsx';

const CELL = 150;
const CELL_HEIGHT = 136;
const STEP = 58;

/** How to read a commodity code: each pair of digits is more specific. */
export function CommodityCode() {
  const width = commodityCode.length * CELL;
  return (
    <DrawingSheet viewBox={`-76 -54 ${width + 152} 478`} label={15.5}>
      <rect width={width} height={CELL_HEIGHT} fill="var(--shoal-2)" />
      {commodityCode.map(({ digits, name }, index) => (
        <g key={name}>
          {index > 0 && (
            <line
              x1={index * CELL}
              x2={index * CELL}
              y2={CELL_HEIGHT}
              strokeDasharray={dashIf(isLast(index))}
            />
          )}
          <text
            x={(index + 0.5) * CELL}
            y="96"
            textAnchor="middle"
            fill={isLast(index) ? 'var(--ink-3)' : 'var(--ink)'}
            stroke="none"
            className="figure-l commodity-digits"
          >
            {digits}
          </text>
        </g>
      ))}
      {commodityCode.map(({ name, meaning }, index) => {
        const y = CELL_HEIGHT + 28 + index * STEP;
        const end = (index + 1) * CELL;
        return (
          <g key={name}>
            <path
              d={`M0 ${y - 9}v18M0 ${y}H${end}M${end} ${y - 9}v18`}
              strokeDasharray={dashIf(isLast(index))}
            />
            <SheetLabel x={10} y={y + 4} lower={1.1}>
              {name}: {meaning}
            </SheetLabel>
          </g>
        );
      })}
    </DrawingSheet>
  );
}

/** The last digits are country-specific, so they are dashed. */
function isLast(index: number) {
  return index === commodityCode.length - 1;
}

function dashIf(dashed: boolean) {
  return dashed ? '5 4' : undefined;
}
