/** Pieces of a cargo line in one box. */
export interface StuffedPieces {
  cargo_line_id: string;
  pieces: number;
  /** Declared for these pieces; missing or null where they weigh their share of the line. */
  gross_kg?: number | null | undefined;
  /** Declared for these pieces, in m³; missing or null where they take their share of the line. */
  volume_m3?: number | null | undefined;
}

/** A cargo line with the weight (kg) and volume (m³) of all its pieces. */
export interface DividedLine {
  id: string;
  pieces: number | null;
  gross_kg: number | null;
  volume_m3: number | null;
}

/** What one box holds; a figure is null where nothing is stuffed, or any of its lines lacks it. */
export interface BoxCargo {
  parts: readonly { cargo_line_id: string; pieces: number }[];
  gross_kg: number | null;
  volume_m3: number | null;
  /** Whether the weight contains a share of a line that is stuffed into several boxes. */
  is_shared: boolean;
}

type Measure = 'gross_kg' | 'volume_m3';

const THOUSANDTHS = 1000;

/**
 * The cargo of each box. Undeclared figures are shares by pieces of what the line’s declared figures leave, rounded so
 * that the shares of a whole line add up to it to the gram and the litre.
 */
export function stuffedCargo(
  boxes: readonly { stuffing: readonly StuffedPieces[] }[],
  lines: readonly DividedLine[],
): BoxCargo[] {
  const divide = {
    gross_kg: divider(boxes, lines, 'gross_kg'),
    volume_m3: divider(boxes, lines, 'volume_m3'),
  };
  const pieces = new Map(lines.map((line) => [line.id, line.pieces]));
  return boxes.map(({ stuffing }) => ({
    parts: stuffing.map(({ cargo_line_id, pieces }) => ({ cargo_line_id, pieces })),
    gross_kg: sum(stuffing.map(divide.gross_kg)),
    volume_m3: sum(stuffing.map(divide.volume_m3)),
    is_shared: stuffing.some(
      (part) => part.gross_kg == null && part.pieces !== pieces.get(part.cargo_line_id),
    ),
  }));
}

/** Returns the figure of each part, to be called in the order of the boxes. */
function divider(
  boxes: readonly { stuffing: readonly StuffedPieces[] }[],
  lines: readonly DividedLine[],
  measure: Measure,
): (part: StuffedPieces) => number | null {
  const rest = new Map(
    lines.map((line) => [line.id, { pieces: line.pieces, figure: line[measure], given: 0 }]),
  );
  for (const part of boxes.flatMap(({ stuffing }) => stuffing)) {
    const line = rest.get(part.cargo_line_id);
    const declared = part[measure];
    if (!line || declared == null) continue;
    if (line.pieces !== null) line.pieces -= part.pieces;
    if (line.figure !== null) line.figure -= declared;
  }
  return (part) => {
    const declared = part[measure];
    if (declared != null) return declared;
    const line = rest.get(part.cargo_line_id);
    if (!line?.pieces || line.figure === null || line.figure <= 0) return null;
    const share = (pieces: number) =>
      Math.round((line.figure as number) * (pieces / (line.pieces as number)) * THOUSANDTHS);
    const before = share(line.given);
    line.given += part.pieces;
    return (share(line.given) - before) / THOUSANDTHS;
  };
}

function sum(figures: readonly (number | null)[]): number | null {
  if (figures.length === 0 || !figures.every((figure) => figure !== null)) return null;
  return Math.round(figures.reduce((total, figure) => total + figure, 0) * THOUSANDTHS) / THOUSANDTHS;
}
