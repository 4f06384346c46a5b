export interface LabelPlace {
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
 * Where each label goes, or null where it would cover another one or leave the frame.
 * First and last come first: they are the origin and the destination.
 */
export function placeLabels(
  marks: readonly Labelled[],
  frame: { width: number; height: number },
): (LabelPlace | null)[] {
  const taken: Box[] = marks.map(({ x, y }) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }));
  const places: (LabelPlace | null)[] = marks.map(() => null);
  for (const index of endsFirst(marks.length)) {
    const mark = marks[index];
    if (!mark) continue;
    const others = taken.filter((_, other) => other !== index);
    const free = candidates(mark).find(
      ({ box }) => fits(box, frame) && !others.some((one) => overlap(one, box)),
    );
    if (!free) continue;
    places[index] = free.place;
    taken.push(free.box);
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
