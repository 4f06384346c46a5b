declare module 'virtual:download-sizes' {
  /** Bytes of each generated file under `/downloads/`, by its name. */
  export const downloadSizes: Readonly<Record<string, number>>;
}
