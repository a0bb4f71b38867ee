/** Limits of a file that is imported. Bytes as it is sent, everything else as it is read. */
export const importLimits = {
  bytes: 32 * 1024 * 1024,
  rows: 50_000,
  columns: 500,
  /** Characters of a cell, and of a row. */
  cell: 100_000,
  record: 1_000_000,
  /** Lines of a report that are kept. */
  lines: 1_000,
  /** Imports that wait or run at a time. */
  unfinished: 5,
  /** Bytes at the beginning of a file that tell what its columns are. */
  head: 2 ** 20,
  /** Characters of a heading and of a sample of its column, as they are shown. */
  shown: 80,
  /** Mappings that are remembered. */
  templates: 100
} as const
