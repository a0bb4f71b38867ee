/** Beginnings of formulas in spreadsheets, full-width forms included. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/

/** Escapes a cell that a spreadsheet would run as a formula, by a leading apostrophe. */
export const escapeFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)

/** Reverses `escapeFormula`. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
