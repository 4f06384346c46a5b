declare module 'virtual:download-sizes' {
  /** Size in bytes of each generated file under `/downloads/`, by file name. */
  export const downloadSizes: Readonly<Record<string, number>>;
}
