import { readFile } from 'node:fs/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { company } from '../../../content/company.ts';
import { pinnedFont } from '../pinned-font.ts';
import type { PdfSource } from './pdf-source.ts';

/** Compiles archivable PDFs (PDF/A-2b), tagged for screen readers and reproducible. */
export async function pdfs(sources: readonly PdfSource[]): Promise<Map<string, Buffer>> {
  const house = await readFile(new URL('house.typ', import.meta.url), 'utf8');
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: await houseFonts() }] });
  return new Map(
    sources.map(({ file, typst, data = null }) => [
      file,
      compiler.pdf(
        {
          mainFileContent: `${house}\n${typst}`,
          inputs: { company: JSON.stringify(company), data: JSON.stringify(data) },
        },
        { pdfStandard: 'a-2b', pdfTags: true },
      ),
    ]),
  );
}

function houseFonts(): Promise<Buffer[]> {
  return Promise.all([
    pinnedFont('archivo', 500),
    pinnedFont('archivo', 700),
    pinnedFont('atkinson', 400),
    pinnedFont('atkinson', 700),
  ]);
}
