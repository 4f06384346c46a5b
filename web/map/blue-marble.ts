import type { AddProtocolAction } from 'maplibre-gl';
import pictureUrl from '../../data/map/blue-marble.jpg?url';

const PROTOCOL = 'bluemarble';
const TILE_PX = 256;

/** Raster source of the bundled imagery, which has no more detail than zoom 3 shows. */
export const BLUE_MARBLE = { tiles: [`${PROTOCOL}://{z}/{x}/{y}`], tileSize: TILE_PX, maxzoom: 4 };

/** Serves the bundled equirectangular image as Mercator tiles, by reprojecting its rows. */
export function registerBlueMarble(addProtocol: (protocol: string, load: AddProtocolAction) => void): void {
  let picture: Promise<ImageBitmap> | undefined;
  addProtocol(PROTOCOL, async ({ url }) => {
    picture ??= loadPicture();
    const [zoom = 0, column = 0, row = 0] = url.slice(`${PROTOCOL}://`.length).split('/').map(Number);
    return { data: await drawTile(await picture, zoom, column, row) };
  });
}

async function loadPicture(): Promise<ImageBitmap> {
  const response = await fetch(pictureUrl);
  if (!response.ok) throw new Error(`The imagery could not be loaded: ${response.status}`);
  return createImageBitmap(await response.blob());
}

function drawTile(picture: ImageBitmap, zoom: number, column: number, row: number): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(TILE_PX, TILE_PX);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser cannot draw imagery.');
  const tiles = 2 ** zoom;
  const left = (column / tiles) * picture.width;
  const width = picture.width / tiles;
  for (let line = 0; line < TILE_PX; line++) {
    const latitude = mercatorLatitude((row + (line + 0.5) / TILE_PX) / tiles);
    const top = Math.min(picture.height - 1, ((90 - latitude) / 180) * picture.height);
    brush.drawImage(picture, left, top, width, 1, 0, line, TILE_PX, 1);
  }
  return createImageBitmap(canvas);
}

/** Latitude in degrees at `share` (0 north, 1 south) of a Web Mercator map. */
function mercatorLatitude(share: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;
}
