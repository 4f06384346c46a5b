import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { toSVG } from 'bwip-js/node';
import { pdfInputOf } from './pdf-input.ts';
import type { PdfInput } from './pdf-input-types.ts';

/** Lays out one paper: the bytes of its PDF. Takes some milliseconds of the thread it runs on. */
export type Typesetter = (kind: string, paper: PdfInput) => Uint8Array<ArrayBuffer>;

type Engine = typeof import('@myriaddreamin/typst-ts-node-compiler');

const FONTS = {
  archivo: ['600SemiBold', '700Bold'],
  'atkinson-hyperlegible-next': ['400Regular', '600SemiBold'],
  'noto-sans': ['400Regular', '600SemiBold'],
  'ibm-plex-sans-arabic': ['400Regular', '600SemiBold'],
  'noto-sans-arabic': ['400Regular', '600SemiBold'],
  'noto-sans-hebrew': ['400Regular', '600SemiBold'],
  'noto-sans-devanagari': ['400Regular', '600SemiBold'],
  'noto-sans-thai': ['400Regular', '600SemiBold'],
  // Of 10 and 6 MB: names stand in their regular weight.
  'noto-sans-sc': ['400Regular'],
  'noto-sans-kr': ['400Regular'],
};
const ARCHIVABLE = 'a-2b';
/** Where a letter is in no font: a file for archives must not have the sign for a missing one. */
const WITH_MISSING_LETTERS = '1.7';
/** What so many papers did not use is forgotten: keeping it longer takes memory and saves no time. */
const KEPT_FOR_PAPERS = 1;

/** Rejects where the engine has no program for this platform, or it was not installed. */
export async function createTypesetter(
  load: () => Promise<Engine> = () => import('@myriaddreamin/typst-ts-node-compiler'),
): Promise<Typesetter> {
  const { NodeCompiler } = await load();
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontPaths: fontDirectories() }],
  });
  return (kind, paper) => {
    const mainFilePath = join(import.meta.dirname, `${kind}.typ`);
    // As inputs, texts are values that no markup in them can leave.
    const inputs = { paper: pdfInputOf(paper), code: scannable(paper.scan_url), bars: bars(paper.number) };
    const laidOut = (pages: number) => {
      const compiled = compiler.compile({ mainFilePath, inputs: { ...inputs, pages: String(pages) } });
      if (compiled.result) return compiled.result;
      throw new Error(`The template of ${kind} failed: ${inWords(compiled.takeDiagnostics())}`);
    };
    const short = laidOut(1);
    const pages = paper.sheets ? short.numOfPages / paper.sheets.length : 1;
    const document = pages > 1 ? laidOut(pages) : short;
    const written = (pdfStandard: string) =>
      compiler.pdf(document, { pdfStandard, creationTimestamp: Date.parse(paper.dated) / 1000 });
    try {
      return new Uint8Array(written(ARCHIVABLE));
    } catch {
      return new Uint8Array(written(WITH_MISSING_LETTERS));
    } finally {
      compiler.evictCache(KEPT_FOR_PAPERS);
    }
  };
}

function fontDirectories(): string[] {
  const { resolve } = createRequire(import.meta.url);
  return Object.entries(FONTS).flatMap(([family, weights]) => {
    const directory = dirname(resolve(`@expo-google-fonts/${family}/package.json`));
    return weights.map((weight) => join(directory, weight));
  });
}

/** How many bytes a QR code of each version holds, from the first on, at its usual level of correction. */
const QR_BYTES = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];

/**
 * A QR code of the text, as SVG. Its size is told and of its eight patterns one is taken: to try them all takes longer
 * than the rest.
 */
function scannable(text: string): string {
  const version = QR_BYTES.findIndex((bytes) => Buffer.byteLength(text) <= bytes) + 1;
  const options = { bcid: 'qrcode', text, mask: 3, ...(version > 0 && { version }) };
  return toSVG(options as Parameters<typeof toSVG>[0]);
}

/** A Code 128 of the text, as SVG. */
function bars(text: string): string {
  return toSVG({ bcid: 'code128', text, height: 8, includetext: false });
}

function inWords(diagnostics: { shortDiagnostics: unknown[] } | null): string {
  return JSON.stringify(diagnostics?.shortDiagnostics ?? []);
}
