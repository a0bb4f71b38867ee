/** What no database and no XML can hold is refused, not silently dropped. */
export const wellFormed = (text: string) => text.isWellFormed() && !text.includes('\0')
