import { describe, expect, it } from 'vitest';
import { placeLabels } from './route-labels.ts';

const frame = { width: 400, height: 200 };

describe('placeLabels', () => {
  it('places labels to the right if there is space', () => {
    expect(placeLabels([{ text: 'Tokyo', x: 100, y: 100 }], frame)).toEqual([
      { x: 110, y: 104.5, anchor: 'start' },
    ]);
  });

  it('places labels to the left at the right edge', () => {
    const [place] = placeLabels([{ text: 'Los Angeles', x: 390, y: 100 }], frame);
    expect(place?.anchor).toBe('end');
  });

  it('avoids the line if another side is free', () => {
    const [place] = placeLabels([{ text: 'Dallas', x: 100, y: 100 }], frame, [
      [100, 100],
      [300, 104],
    ]);
    expect(place?.anchor).toBe('end');
  });

  it('drops intermediate labels before origin and destination', () => {
    const crowd = ['Rotterdam', 'Europoort', 'Maasvlakte', 'Antwerp', 'Zeebrugge', 'Ghent'].map(
      (text, index) => ({
        text,
        x: 200 + index,
        y: 100,
      }),
    );
    const places = placeLabels(crowd, frame);
    expect(places[0]).not.toBeNull();
    expect(places.at(-1)).not.toBeNull();
    expect(places).toContain(null);
  });

  it('places origin and destination even if no side is free', () => {
    const places = placeLabels(
      ['Port of Los Angeles, US', 'Long Beach, US'].map((text) => ({ text, x: 60, y: 12 })),
      { width: 120, height: 24 },
    );
    expect(places).not.toContain(null);
  });

  it('places nothing without stops', () => {
    expect(placeLabels([], frame)).toEqual([]);
  });
});
