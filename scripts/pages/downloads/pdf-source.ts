/**
 * The source of a PDF. `typst` is the document body, which applies the house layout with
 * `#show: house.with(title: "…", kind: "…", date: datetime(…))`; it reads texts and figures from `data`, so that content is
 * never concatenated into markup.
 */
export interface PdfSource {
  /** File name in `/downloads`: lower case, hyphens, `.pdf`. */
  file: string;
  typst: string;
  /** Any JSON value; available as `data` in the document. */
  data?: unknown;
}
