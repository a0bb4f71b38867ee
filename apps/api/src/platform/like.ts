/** Too short for an index of three letters each, a text is looked for at the beginning of words. */
export const searchPattern = (q: string): string => (q.length < 3 ? containing(` ${q}`) : containing(q))

/** A text people typed, as a pattern of `like` that means just that text anywhere. PostgreSQL knows no U+0000. */
export const containing = (text: string): string =>
  `%${text.replaceAll('\0', '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
