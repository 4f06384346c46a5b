import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|mjs|css|svg|json|geojson|webmanifest|txt|xml|data)$/;
/** Smaller files fit in one packet uncompressed. */
const smallest = 1_024;

/** Writes a `.br` and a `.gz` beside every compressible built file, so that serving needs no CPU for compression. */
export async function precompress(directory) {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  // One after the other, which leaves a core for the server that starts meanwhile.
  for (const entry of files) await compressBeside(join(entry.parentPath ?? entry.path, entry.name));
}

async function compressBeside(path) {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: size }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeWhole(`${path}.br`, brotli), writeWhole(`${path}.gz`, zipped)]);
}

/** A server that already serves the directory must not find half a file. */
async function writeWhole(path, content) {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
