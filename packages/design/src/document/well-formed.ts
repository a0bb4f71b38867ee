/** Text that neither databases nor XML can hold is refused rather than silently altered. */
export const wellFormed = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Maximum number of characters of a text. */
export const textLimit = 5000

/**
 * Sanitizes typed or pasted text for a document. Removes control characters and lone surrogates, truncates to the
 * limit, and normalizes line breaks and tabs.
 */
export const writtenText = (text: string, limit = textLimit): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .slice(0, limit)
    .replaceAll(/\p{Cs}/gu, '')
