import type { PdfRenderer } from '../../pdf/pdf-renderer.ts';
import type { Metrics } from './metrics.ts';

export function measurePdfs(papers: PdfRenderer, metrics: Metrics): void {
  metrics.read('groundswell_pdf_waiting', 'Documents that wait for a PDF thread.', () => papers.waiting());
}
