/** Folds accents, as the search table does. */
const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** The words of a query, at most eight: letters and digits only, so that none is query syntax. */
export const searchTokens = (text: string): string[] => (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8)
