export interface Row {
  what: string
  figure: string
}

/** Prints rows as a Markdown table for docs/performance.md. */
export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n### ${title}\n\n| | |\n|---|---|`)
  for (const { what, figure } of rows) console.log(`| ${what} | ${figure} |`)
}
