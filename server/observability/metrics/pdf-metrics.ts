import type { PdfRenderer } from '../../pdf/pdf-renderer.ts';
import type { Metrics } from './metrics.ts';

export function measurePdfs(pdfRenderer: PdfRenderer, metrics: Metrics): void {
  metrics.read('groundswell_pdf_waiting', 'Documents waiting for a PDF worker thread.', () =>
    pdfRenderer.waiting(),
  );
}
