import type { Map as MapLibreMap } from 'maplibre-gl';

/** Renderers that draw on the CPU: Chromium’s, Mesa’s and Windows’. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render/i;
const POLL_MS = 4;

/** Whether the map is drawn without a graphics card. False where the browser hides its renderer. */
export function isDrawnInSoftware(map: MapLibreMap): boolean {
  const gl = map.getCanvas().getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  return Boolean(gl && info && SOFTWARE.test(String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL))));
}

/**
 * Draws a frame only after the former is complete and the page has had a chance to paint. A frame without a graphics card
 * takes up to 0.2 s, and the response to a click waits for all frames before it.
 */
export function paceFrames(map: MapLibreMap): void {
  const gl = map.getCanvas().getContext('webgl2');
  if (!gl) return;
  const repaint = map.triggerRepaint.bind(map);
  let waiting = false;
  const draw = () => {
    waiting = false;
    repaint();
  };
  map.triggerRepaint = () => {
    if (waiting) return;
    waiting = true;
    whenComplete(gl, () => requestAnimationFrame(() => setTimeout(draw)));
  };
}

/** Calls back once the graphics commands so far are complete; never after the context is lost. */
function whenComplete(gl: WebGL2RenderingContext, callback: () => void): void {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  const poll = () => {
    if (!fence || gl.isContextLost()) return;
    if (gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED) setTimeout(poll, POLL_MS);
    else {
      gl.deleteSync(fence);
      callback();
    }
  };
  setTimeout(poll, POLL_MS);
}
