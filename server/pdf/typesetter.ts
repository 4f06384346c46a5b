import { join } from 'node:path';
import { toSVG } from 'bwip-js/node';
import { pdfInputOf } from './pdf-input.ts';
import type { PdfInput } from './pdf-input-types.ts';

/** Renders one PDF and returns its bytes. Blocks its thread for some milliseconds. */
export type Typesetter = (kind: string, input: PdfInput) => Uint8Array<ArrayBuffer>;

type Engine = typeof import('@myriaddreamin/typst-ts-node-compiler');

const FONTS = join(import.meta.dirname, '../../data/fonts');
const ARCHIVABLE = 'a-2b';
/** Used when no font has a letter: PDF/A forbids missing glyphs. */
const WITHOUT_ARCHIVING = '1.7';
/**
 * Evicts cache entries that were not used for this many PDFs. Keeping them longer uses memory and saves no
 * time.
 */
const CACHE_EVICTION_AGE = 1;

/** Rejects when the engine has no binary for this platform or is not installed. */
export async function createTypesetter(
  load: () => Promise<Engine> = () => import('@myriaddreamin/typst-ts-node-compiler'),
): Promise<Typesetter> {
  const { NodeCompiler } = await load();
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontPaths: [FONTS] }],
  });
  return (kind, input) => {
    const mainFilePath = join(import.meta.dirname, `${kind}.typ`);
    // Texts are passed as inputs, so markup in them cannot take effect.
    const inputs = { data: pdfInputOf(input), code: qrCode(input.scan_url), bars: bars(input.number) };
    const laidOut = (pages: number) => {
      const compiled = compiler.compile({ mainFilePath, inputs: { ...inputs, pages: String(pages) } });
      if (compiled.result) return compiled.result;
      throw new Error(`The template of ${kind} failed: ${diagnosticText(compiled.takeDiagnostics())}`);
    };
    const short = laidOut(1);
    const pages = input.sheets ? short.numOfPages / input.sheets.length : 1;
    const document = pages > 1 ? laidOut(pages) : short;
    const written = (pdfStandard: string) =>
      compiler.pdf(document, { pdfStandard, creationTimestamp: Date.parse(input.dated) / 1000 });
    try {
      return new Uint8Array(written(ARCHIVABLE));
    } catch {
      return new Uint8Array(written(WITHOUT_ARCHIVING));
    } finally {
      compiler.evictCache(CACHE_EVICTION_AGE);
    }
  };
}

/** The capacity in bytes of each QR version, from version 1, at the usual error correction level. */
const QR_BYTES = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];

/**
 * A QR code of the text, as SVG. Version and mask are fixed, because trying all eight masks takes longer than
 * the rest.
 */
function qrCode(text: string): string {
  const version = QR_BYTES.findIndex((bytes) => Buffer.byteLength(text) <= bytes) + 1;
  const options = { bcid: 'qrcode', text, mask: 3, ...(version > 0 && { version }) };
  return toSVG(options as Parameters<typeof toSVG>[0]);
}

/** A Code 128 of the text, as SVG. */
function bars(text: string): string {
  return toSVG({ bcid: 'code128', text, height: 8, includetext: false });
}

function diagnosticText(diagnostics: { shortDiagnostics: unknown[] } | null): string {
  return JSON.stringify(diagnostics?.shortDiagnostics ?? []);
}
