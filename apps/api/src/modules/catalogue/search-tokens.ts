/** Letters and what stands on them apart, the latter left out, as the search table has it. */
const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** The words of a search, at most eight: letters and digits only, so that nothing of it is query syntax. */
export const searchTokens = (text: string): string[] => (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8)
