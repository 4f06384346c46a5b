interface LabelPlace {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Labelled {
  text: string;
  x: number;
  y: number;
}

const LETTER_WIDTH = 7;
const LINE_HEIGHT = 16;
const GAP = 10;

/**
 * The position of each label, or null if it would overlap another label or leave the frame. Prefers the free side that
 * covers least of the line. Origin and destination (first and last) are placed first and always.
 */
export function placeLabels(
  marks: readonly Labelled[],
  frame: { width: number; height: number },
  line: readonly (readonly [x: number, y: number])[] = [],
): (LabelPlace | null)[] {
  const taken: Box[] = marks.map(({ x, y }) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }));
  const course = densify(line);
  const places: (LabelPlace | null)[] = marks.map(() => null);
  for (const index of endsFirst(marks.length)) {
    const mark = marks[index];
    if (!mark) continue;
    const others = taken.filter((_, other) => other !== index);
    const free = candidates(mark).filter(
      ({ box }) => fits(box, frame) && !others.some((one) => overlap(one, box)),
    );
    const best =
      least(free, ({ box }) => pointsInside(box, course)) ??
      (isEnd(index, marks.length) ? leastCrowded(mark, frame, others) : undefined);
    if (!best) continue;
    places[index] = best.place;
    taken.push(best.box);
  }
  return places;
}

function candidates({ text, x, y }: Labelled): { place: LabelPlace; box: Box }[] {
  const width = text.length * LETTER_WIDTH;
  const upright = { top: y - LINE_HEIGHT / 2, bottom: y + LINE_HEIGHT / 2 };
  const above = { top: y - GAP - LINE_HEIGHT, bottom: y - GAP };
  const below = { top: y + GAP, bottom: y + GAP + LINE_HEIGHT };
  const centred = { left: x - width / 2, right: x + width / 2 };
  return [
    {
      place: { x: x + GAP, y: y + 4.5, anchor: 'start' },
      box: { left: x + GAP, right: x + GAP + width, ...upright },
    },
    {
      place: { x: x - GAP, y: y + 4.5, anchor: 'end' },
      box: { left: x - GAP - width, right: x - GAP, ...upright },
    },
    { place: { x, y: y - GAP - 4, anchor: 'middle' }, box: { ...centred, ...above } },
    { place: { x, y: y + GAP + 12, anchor: 'middle' }, box: { ...centred, ...below } },
  ];
}

/** If no side is free, overlapping another mark is better than leaving the frame. */
function leastCrowded(mark: Labelled, frame: { width: number; height: number }, others: readonly Box[]) {
  return least(
    candidates(mark),
    ({ box }) =>
      (fits(box, frame) ? 0 : others.length + 1) + others.filter((one) => overlap(one, box)).length,
  );
}

function isEnd(index: number, length: number): boolean {
  return index === 0 || index === length - 1;
}

/** The item with the lowest cost; the first of equals. */
function least<Item>(items: readonly Item[], cost: (item: Item) => number): Item | undefined {
  let best: { item: Item; value: number } | undefined;
  for (const item of items) {
    const value = cost(item);
    if (!best || value < best.value) best = { item, value };
  }
  return best?.item;
}

/** Points along a line, at most half a label's height apart. */
function densify(line: readonly (readonly [number, number])[]) {
  return line.flatMap(([x, y], index) => {
    const next = line[index + 1];
    if (!next) return [[x, y] as const];
    const steps = Math.min(200, Math.ceil(Math.hypot(next[0] - x, next[1] - y) / (LINE_HEIGHT / 2)) || 1);
    return Array.from(
      { length: steps },
      (_, step) => [x + ((next[0] - x) * step) / steps, y + ((next[1] - y) * step) / steps] as const,
    );
  });
}

function pointsInside(box: Box, points: readonly (readonly [number, number])[]) {
  return points.filter(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom).length;
}

function endsFirst(length: number) {
  const inner = Array.from({ length: Math.max(0, length - 2) }, (_, index) => index + 1);
  return length < 2 ? [0] : [0, length - 1, ...inner];
}

function fits(box: Box, { width, height }: { width: number; height: number }) {
  return box.left >= 4 && box.right <= width - 4 && box.top >= 2 && box.bottom <= height - 2;
}

function overlap(one: Box, other: Box) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
