import { importLimits } from '@motif/contract'
import { ProblemError } from '../../platform/problem.ts'

export interface DecodedFile {
  text: string
  /** Decoded as Windows-1252, because it was not UTF-8. */
  isLatin: boolean
}

/** Signatures of workbooks: a ZIP archive, and the older OLE format. */
const workbookSignatures = ['504b0304', 'd0cf11e0'].map((hex) => Buffer.from(hex, 'hex'))

const decode = (encoding: string, data: Buffer) => new TextDecoder(encoding, { fatal: true }).decode(data)

/** Control characters that no text file contains. */
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

/** Decodes a file: UTF-8 or UTF-16 with a byte order mark, UTF-8 without, or Windows-1252. Refuses workbooks and binary files. */
export function decodeFile(data: Buffer): DecodedFile {
  if (workbookSignatures.some((beginning) => data.subarray(0, beginning.length).equals(beginning)))
    throw new ProblemError('csv-is-workbook')
  try {
    const decoded = decodeMarked(data) ?? decodeUnmarked(data)
    if (!isBinary(decoded.text)) return decoded
  } catch {
    // Half a character of UTF-16.
  }
  throw new ProblemError('csv-not-text')
}

/** Decodes the start of a file, without a possibly incomplete last row. */
export function decodeHead(data: Buffer): string {
  if (data.length < importLimits.head) return decodeFile(data).text
  // An incomplete character lies after the last line break, as an incomplete row does.
  const lastBreak = data.lastIndexOf(10)
  if (lastBreak === -1) throw new ProblemError('csv-row-over-limit', { params: { row: 1, max: importLimits.record } })
  const isWide = decodeMarked(data.subarray(0, 2)) !== undefined
  return decodeFile(data.subarray(0, isWide ? lastBreak - (lastBreak % 2) : lastBreak)).text
}
