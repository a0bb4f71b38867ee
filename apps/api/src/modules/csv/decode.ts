import { ProblemError } from '../../platform/problem.ts'

export interface DecodedFile {
  text: string
  /** It was not UTF-8, and was read as Windows-1252. */
  isLatin: boolean
}

/** A workbook and anything else that is a ZIP archive, and the older form of workbooks. */
const workbooks = ['504b0304', 'd0cf11e0'].map((hex) => Buffer.from(hex, 'hex'))

const decode = (encoding: string, data: Buffer) => new TextDecoder(encoding, { fatal: true }).decode(data)

/** What a text never holds, and a file of another kind soon does. */
const isBinary = (text: string) => /[^\P{Cc}\s\u0080-\u009f]/u.test(text)

function decodeUnmarked(data: Buffer): DecodedFile {
  try {
    return { text: decode('utf-8', data), isLatin: false }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(data), isLatin: true }
  }
}

function decodeMarked(data: Buffer): DecodedFile | undefined {
  const mark = data.subarray(0, 2).toString('hex')
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : undefined
  return encoding === undefined ? undefined : { text: decode(encoding, data), isLatin: false }
}

/**
 * The text of a file, however its program wrote it: UTF-8 or UTF-16 with a mark, UTF-8 without, or what Windows wrote before. Refuses a
 * workbook, and what is no text.
 */
export function decodeFile(data: Buffer): DecodedFile {
  if (workbooks.some((beginning) => data.subarray(0, beginning.length).equals(beginning)))
    throw new ProblemError('csv-is-workbook')
  try {
    const decoded = decodeMarked(data) ?? decodeUnmarked(data)
    if (!isBinary(decoded.text)) return decoded
  } catch {
    // Half a character of UTF-16.
  }
  throw new ProblemError('csv-not-text')
}
