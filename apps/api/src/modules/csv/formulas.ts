/** What a spreadsheet takes for the beginning of a formula, the wide forms of East Asian keyboards included. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/

/** A cell that no spreadsheet takes for a formula: an apostrophe before it says that it is text. */
export const escapeFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)

/** The same cell as it was. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
