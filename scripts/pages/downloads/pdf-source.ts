/**
 * A PDF to be. `typst` is the document after the house layout, which it wears with
 * `#show: house.with(title: "…", kind: "…", date: datetime(…))`; it reads its own words and figures
 * from `data`, so that content is never joined into markup.
 */
export interface PdfSource {
  /** In the folder `/downloads`: lower case, hyphens, `.pdf`. */
  file: string;
  typst: string;
  /** Whatever JSON can carry; `data` inside the document. */
  data?: unknown;
}
