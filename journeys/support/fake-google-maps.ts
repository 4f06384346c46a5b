/// <reference types="google.maps" />

/** The calls that the product made to Google's script. */
export interface GoogleCalls {
  options: google.maps.MapOptions;
  strokes: google.maps.PolylineOptions[];
}

declare global {
  interface Window {
    google_calls?: GoogleCalls;
    gm_authFailure?: () => void;
  }
}

/** Replaces Google's script in the page, and records calls in `window.google_calls`. */
export function fakeGoogleMaps(): void {
  const google_calls: GoogleCalls = { options: {}, strokes: [] };
  window.google_calls = google_calls;
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
      Object.assign(google_calls.options, options);
    }
    getDiv = () => this.host;
    getZoom = () => google_calls.options.zoom;
    getCenter = () => google_calls.options.center;
    getBounds = () => undefined;
    fitBounds() {}
    addListener = () => listening;
  }

  class FakePolyline {
    stroke: google.maps.PolylineOptions;
    constructor(stroke: google.maps.PolylineOptions) {
      this.stroke = stroke;
      google_calls.strokes.push(stroke);
    }
    setMap() {
      google_calls.strokes = google_calls.strokes.filter((stroke) => stroke !== this.stroke);
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
  // Google's script finds `google.maps` from the page's loader, and finally calls its callback.
  const page = window as unknown as { google: { maps: { __ib__: () => void } } };
  Object.assign(page.google.maps, maps);
  page.google.maps.__ib__();
}
