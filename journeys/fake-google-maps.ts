/// <reference types="google.maps" />

/** What the product asked of Google's script. */
export interface AskedOfGoogle {
  options: google.maps.MapOptions;
  strokes: google.maps.PolylineOptions[];
}

declare global {
  interface Window {
    asked?: AskedOfGoogle;
    gm_authFailure?: () => void;
  }
}

/** Runs in the page in the place of Google's script, and takes notes in `window.asked`. */
export function fakeGoogleMaps(): void {
  const asked: AskedOfGoogle = { options: {}, strokes: [] };
  window.asked = asked;
  const later = (act: () => void) => setTimeout(act, 0);
  const listening = { remove() {} };

  class FakeMap {
    host: HTMLElement;
    controls = Array.from({ length: 32 }, () => []);
    constructor(host: HTMLElement, options: google.maps.MapOptions) {
      this.host = host;
      this.setOptions(options);
    }
    setOptions(options: google.maps.MapOptions) {
      Object.assign(asked.options, options);
    }
    getDiv = () => this.host;
    getZoom = () => asked.options.zoom;
    getCenter = () => asked.options.center;
    getBounds = () => undefined;
    fitBounds() {}
    addListener = () => listening;
  }

  class FakePolyline {
    stroke: google.maps.PolylineOptions;
    constructor(stroke: google.maps.PolylineOptions) {
      this.stroke = stroke;
      asked.strokes.push(stroke);
    }
    setMap() {
      asked.strokes = asked.strokes.filter((stroke) => stroke !== this.stroke);
    }
  }

  class FakeOverlayView {
    map: FakeMap | null = null;
    onAdd() {}
    draw() {}
    onRemove() {}
    setMap(map: FakeMap | null) {
      const before = this.map;
      this.map = map;
      if (map) {
        this.onAdd();
        this.draw();
      } else if (before) this.onRemove();
    }
    getPanes = () => ({ overlayLayer: this.map?.host });
    getProjection = () =>
      this.map && {
        fromLatLngToDivPixel: ({ lat, lng }: google.maps.LatLngLiteral) => ({
          x: (lng + 180) * 3,
          y: 300 - lat * 4,
        }),
        getWorldWidth: () => 1080,
      };
  }

  const maps = {
    Map: FakeMap,
    Polyline: FakePolyline,
    OverlayView: FakeOverlayView,
    ControlPosition: { RIGHT_TOP: 7, RIGHT_BOTTOM: 9 },
    event: {
      addListenerOnce: (_: unknown, __: string, act: () => void) => later(act),
      clearInstanceListeners() {},
    },
    importLibrary: async () => maps,
  };
  // Google's script knows the page's own `google.maps` from its loader, and ends by calling it back.
  const page = window as unknown as { google: { maps: { __ib__: () => void } } };
  Object.assign(page.google.maps, maps);
  page.google.maps.__ib__();
}
