/** Limits of an import file, as read; bytes as sent. */
export const importLimits = {
  bytes: 32 * 1024 * 1024,
  rows: 50_000,
  columns: 500,
  /** Characters of a cell, and of a row. */
  cell: 100_000,
  record: 1_000_000,
  /** Stored report lines. */
  lines: 1_000,
  /** Imports waiting or running at a time. */
  unfinished: 5,
  /** Bytes at the start of a file used to detect columns. */
  head: 2 ** 20,
  /** Displayed characters of a heading and of a sample cell. */
  shown: 80,
  /** Saved mappings. */
  templates: 100
} as const
