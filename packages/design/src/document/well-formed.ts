/** What no database and no XML can hold is refused, not silently dropped. */
export const wellFormed = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Letters one text holds. */
export const textLimit = 5000

/**
 * Words as people and clipboards bring them, as a document holds them: control characters, which nobody sees and no font
 * has, and halves of characters are left out, and what is beyond a limit. Line breaks and tabs of other systems become ours.
 */
export const writtenText = (text: string, limit = textLimit): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .slice(0, limit)
    .replaceAll(/\p{Cs}/gu, '')
