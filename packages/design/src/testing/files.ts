const base64 =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAWBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
  'AA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAGEAAEAAAAAAAAAjQAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEA' +
  'AGh2YzEAAAAA4GlwcnAAAADAaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMA' +
  'AAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3Bl' +
  'AAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABNjb2xybmNseAAMAA0ABoAAAAAJaXJvdAMAAAAYaXBtYQAAAAAAAAABAAEF' +
  'gQKDBIUAAACVbWRhdAAAAIkoAa8O4DSDAcnX+AMT//xFDyH7piGiraIn7P02n7zWP/95mGoTPpvobN+r+KD+hyj1dziGWfPocRZs' +
  'L0WcE1sGmWTbR6LlpO6k9nKQIazhg0XzMTT+EwlM/+hfNA9WPh9w/cEHcXuNUXdOyq3W/p2VfXe6azYWBr3Z/RJ8IbTe8U/QGvqI' +
  'dEktwA=='

/**
 * A HEIC as a phone held upright writes it: 96 × 64 stored pixels, to be rotated a quarter turn clockwise, in Display
 * P3. Upright it is red (200, 60, 60) above blue (40, 60, 200). Made with `heif-enc` (libheif 1.15); `irot` and `colr`
 * were added by hand.
 */
export const turnedHeic = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)

const bytesOf = (letters: string) => Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)

interface PdfOptions {
  /** @default 1 */
  pages?: number
  /** In points. @default [72, 36] */
  size?: readonly [width: number, height: number]
  /** Operators of the first page. @default a red left half */
  content?: string
  /** Further objects, numbered from 20, and further entries of the catalogue and trailer. */
  objects?: readonly string[]
  catalogue?: string
  trailer?: string
}

/** A hand-written PDF: an inch wide, half an inch high, the left half red, the right one empty. */
export function pdfOf({
  pages = 1,
  size = [72, 36],
  content = '1 0 0 rg 0 0 36 36 re f',
  objects = [],
  catalogue = '',
  trailer = ''
}: PdfOptions = {}): Uint8Array<ArrayBuffer> {
  const page = (contents: string) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Resources << /Font << /F 5 0 R >> >> ${contents} >>`
  const numbered = new Map<number, string>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`],
    [
      2,
      `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, index) => `${index === 0 ? 3 : 6} 0 R`).join(' ')}] >>`
    ],
    [3, page('/Contents 4 0 R')],
    [4, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    [6, page('')],
    ...objects.map((object, index) => [20 + index, object] as const)
  ])
  let file = '%PDF-1.7\n'
  const places = new Map<number, number>()
  for (const [number, object] of numbered) {
    places.set(number, file.length)
    file += `${number} 0 obj\n${object}\nendobj\n`
  }
  const count = Math.max(...numbered.keys()) + 1
  const rows = Array.from({ length: count }, (_, number) => {
    const place = places.get(number)
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${count}\n${rows.join('')}trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\n`
  return bytesOf(`${file}${table}startxref\n${file.length}\n%%EOF\n`)
}
