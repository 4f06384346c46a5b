import { CellHeap } from './cell-heap.ts';
import { EARTH_RADIUS_KM, positionDistanceKm } from './geodesy.ts';
import { CELLS, CELLS_PER_DEGREE, COLUMNS, cellCentre, ROWS, wrapColumn } from './grid.ts';
import { BLOCKED, COASTAL, type Terrain } from './terrain.ts';

/** Cost multiplier of a reluctant cell. */
const COASTAL_COST = 1.05;

/** Shortest paths over grid cells. A search object is reusable and keeps its arrays allocated. */
interface GridSearch {
  /** The cells from start to goal, inclusive, or undefined when the goal is unreachable. */
  path(terrain: Terrain, start: number, goal: number): number[] | undefined;
  /** Kilometres from start to each goal; Infinity where unreachable. */
  distances(terrain: Terrain, start: number, goals: readonly number[]): number[];
}

export function createGridSearch(): GridSearch {
  const cost = new Float32Array(CELLS);
  const parent = new Int32Array(CELLS);
  /** 2n: reached in run n; 2n + 1: settled in run n; lower values are stale from earlier runs. */
  const mark = new Uint32Array(CELLS);
  const heap = new CellHeap();
  let run = 0;

  function begin(start: number): void {
    run += 1;
    heap.clear();
    cost[start] = 0;
    parent[start] = -1;
    mark[start] = 2 * run;
    heap.push(0, start);
  }

  /** Settles cells in order of cost plus estimate (A*) until `enough` returns true; returns whether it did. */
  function expand(terrain: Terrain, estimate: (cell: number) => number, enough: (cell: number) => boolean) {
    const reached = 2 * run;
    const settled = reached + 1;
    while (heap.size > 0) {
      const cell = heap.pop();
      if (mark[cell] === settled) continue;
      mark[cell] = settled;
      if (enough(cell)) return true;
      const row = (cell / COLUMNS) | 0;
      const column = cell - row * COLUMNS;
      const costs = MOVE_KM[row] as Float32Array;
      const isInner = column >= REACH && column < COLUMNS - REACH;
      for (let move = 0; move < MOVES.length; move++) {
        const dy = DY[move] as number;
        if (row + dy < 0 || row + dy >= ROWS) continue;
        const next = isInner ? cell + (STEP[move] as number) : aside(row, column, MOVES[move] as Move);
        const ground = terrain[next] as number;
        if (ground === BLOCKED || mark[next] === settled) continue;
        const gap = GAP[move] as number;
        if (gap !== NO_GAP) {
          const needsBoth = gap === NEEDS_BOTH;
          const between = isInner ? undefined : (MOVES[move] as Move).between;
          const first = between ? aside(row, column, between[0]) : cell + (FIRST[move] as number);
          const isFirstOpen = terrain[first] !== BLOCKED;
          if (isFirstOpen !== needsBoth) {
            if (needsBoth) continue;
          } else {
            const second = between ? aside(row, column, between[1]) : cell + (SECOND[move] as number);
            if (terrain[second] === BLOCKED) continue;
          }
        }
        const km = (cost[cell] as number) + (costs[move] as number) * (ground === COASTAL ? COASTAL_COST : 1);
        if ((mark[next] as number) >= reached && km >= (cost[next] as number)) continue;
        cost[next] = km;
        parent[next] = cell;
        mark[next] = reached;
        heap.push(km + estimate(next), next);
      }
    }
    return false;
  }

  return {
    path(terrain, start, goal) {
      begin(start);
      if (!expand(terrain, greatCircleTo(goal), (cell) => cell === goal)) return undefined;
      const cells = [];
      for (let cell = goal; cell >= 0; cell = parent[cell] as number) {
        cells.push(cell);
        const turn = turnAroundCorner(terrain, cell, parent[cell] as number);
        if (turn !== undefined) cells.push(turn);
      }
      return cells.reverse();
    },
    distances(terrain, start, goals) {
      begin(start);
      const open = new Set(goals);
      expand(
        terrain,
        () => 0,
        (cell) => open.delete(cell) && open.size === 0,
      );
      return goals.map((goal) => (mark[goal] === 2 * run + 1 ? (cost[goal] as number) : Infinity));
    },
  };
}

interface Offset {
  dx: number;
  dy: number;
}

/** A step and the two cells it passes between: a knight's move needs both open, a diagonal one of them. */
interface Move extends Offset {
  between: readonly [Offset, Offset] | undefined;
  needsBoth: boolean;
}

/** Sixteen directions: the eight neighbours and the eight knight's moves. */
const MOVES: readonly Move[] = [-2, -1, 0, 1, 2].flatMap((dy) =>
  [-2, -1, 0, 1, 2]
    .filter((dx) => dx % 2 !== 0 || dy % 2 !== 0)
    .map((dx) => ({ dx, dy, between: cellsBetween(dx, dy), needsBoth: Math.abs(dx) + Math.abs(dy) === 3 })),
);

/** The moves in arrays, because the search reads them millions of times: by how much each changes the number of a cell. */
const REACH = 2;
const DY = Int32Array.from(MOVES, ({ dy }) => dy);
const STEP = Int32Array.from(MOVES, stepOf);
const FIRST = Int32Array.from(MOVES, ({ between }) => (between ? stepOf(between[0]) : 0));
const SECOND = Int32Array.from(MOVES, ({ between }) => (between ? stepOf(between[1]) : 0));
const [NO_GAP, NEEDS_ONE, NEEDS_BOTH] = [0, 1, 2];
const GAP = Uint8Array.from(MOVES, ({ between, needsBoth }) =>
  between ? (needsBoth ? NEEDS_BOTH : NEEDS_ONE) : NO_GAP,
);

function stepOf({ dx, dy }: Offset): number {
  return dy * COLUMNS + dx;
}

function cellsBetween(dx: number, dy: number): Move['between'] {
  if (dx === 0 || dy === 0) return undefined;
  const alongX = { dx: Math.sign(dx), dy: 0 };
  const alongY = { dx: 0, dy: Math.sign(dy) };
  const diagonal = { dx: Math.sign(dx), dy: Math.sign(dy) };
  if (Math.abs(dx) === 2) return [alongX, diagonal];
  if (Math.abs(dy) === 2) return [alongY, diagonal];
  return [alongX, alongY];
}

/** The shared side cell of two diagonal neighbours where only one is open: paths do not cut corners. */
function turnAroundCorner(terrain: Terrain, cell: number, previous: number): number | undefined {
  if (previous < 0) return undefined;
  const row = Math.floor(cell / COLUMNS);
  const column = cell % COLUMNS;
  const previousRow = Math.floor(previous / COLUMNS);
  const previousColumn = previous % COLUMNS;
  const across = Math.abs(column - previousColumn);
  const isDiagonal = Math.abs(row - previousRow) === 1 && (across === 1 || across === COLUMNS - 1);
  if (!isDiagonal) return undefined;
  const sides = [row * COLUMNS + previousColumn, previousRow * COLUMNS + column];
  const open = sides.filter((side) => terrain[side] !== BLOCKED);
  return open.length === 1 ? open[0] : undefined;
}

/** Length of each move from each row, in km. */
const MOVE_KM: readonly Float32Array[] = Array.from({ length: ROWS }, (_, row) => {
  const centre = cellCentre(row * COLUMNS);
  return Float32Array.from(MOVES, ({ dx, dy }) =>
    positionDistanceKm(centre, [centre[0] + dx / CELLS_PER_DEGREE, centre[1] - dy / CELLS_PER_DEGREE]),
  );
});

const SINE = Float64Array.from({ length: ROWS }, (_, row) => Math.sin(latitudeOf(row)));
const COSINE = Float64Array.from({ length: ROWS }, (_, row) => Math.cos(latitudeOf(row)));
const TURN_COSINE = Float64Array.from({ length: COLUMNS }, (_, columns) =>
  Math.cos((columns / COLUMNS) * 2 * Math.PI),
);

/** An admissible heuristic: slightly less than the great circle, so that rounding never exceeds the true distance. */
function greatCircleTo(goal: number): (cell: number) => number {
  const goalRow = Math.floor(goal / COLUMNS);
  const goalColumn = goal % COLUMNS;
  const sine = SINE[goalRow] as number;
  const cosine = COSINE[goalRow] as number;
  return (cell) => {
    const row = (cell / COLUMNS) | 0;
    const turn = TURN_COSINE[Math.abs(cell - row * COLUMNS - goalColumn)] as number;
    const dot = sine * (SINE[row] as number) + cosine * (COSINE[row] as number) * turn;
    return 0.9999 * EARTH_RADIUS_KM * Math.acos(Math.min(1, dot));
  };
}

function latitudeOf(row: number): number {
  return ((90 - (row + 0.5) / CELLS_PER_DEGREE) * Math.PI) / 180;
}

/** Across the meridian where a row of the grid begins. */
function aside(row: number, column: number, { dx, dy }: Offset): number {
  return (row + dy) * COLUMNS + wrapColumn(column + dx);
}
