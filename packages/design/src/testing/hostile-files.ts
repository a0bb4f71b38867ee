import * as fc from 'fast-check'
import { pdfOf, turnedHeic } from './files.ts'

/** An SVG file with these elements. */
export const svgOf = (inside: string, attributes = 'viewBox="0 0 100 100"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

const svgPieces = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">',
  '</svg>',
  '<g opacity=".5" transform="rotate(30) scale(2,.1) skewX(20)">',
  '</g>',
  '<rect x="-1" width="5" height="4" rx="1"/>',
  '<path d="M0 0q1 2 3 4t5 6a1 2 30 0 1 4 4zm1 1c1 1 2 2 3 0s1-1 2 2" fill-rule="evenodd" stroke="red"/>',
  '<circle r="3" fill="url(#a)"/>',
  '<linearGradient id="a" x1="-1"><stop/><stop offset="50%" stop-color="red"/></linearGradient>',
  '<radialGradient id="a" r="9"><stop/><stop offset="1" stop-opacity=".2"/></radialGradient>',
  '<polygon points="0,0 5,5-3 1e3" stroke="#abc" stroke-dasharray="1 0 3"/>',
  '<style>.a{fill:red}#b,rect{stroke:url(#a);opacity:.5}</style>',
  '<rect id="b" class="a" width="3" height="3" clip-path="url(#c)"/>',
  '<use href="#b" x="2"/>',
  '<clipPath id="c"><rect width="9" height="9"/></clipPath>',
  ' transform="matrix(1e-9 0 0 0 0 0)"',
  '<![CDATA[',
  '&#x110000;',
  '"',
  '1e999'
]

/** An SVG of meaningful fragments, with some characters replaced. */
export const hostileSvg = fc
  .tuple(
    fc.array(fc.constantFrom(...svgPieces), { maxLength: 14 }),
    fc.boolean(),
    fc.array(fc.tuple(fc.nat({ max: 2000 }), fc.string({ maxLength: 3 })), { maxLength: 3 })
  )
  .map(([parts, isWhole, changes]) => {
    let source = isWhole
      ? svgOf(parts.filter((part) => part.startsWith('<') && part.endsWith('/>')).join(''))
      : parts.join('')
    for (const [at, letters] of changes) source = source.slice(0, at) + letters + source.slice(at + letters.length)
    return source
  })

const placeOf = (bytes: Uint8Array, letters: string) => Buffer.from(bytes).indexOf(letters, 0, 'latin1')

/** A HEIC with another size in its `ispe` box. */
export function heicSaying(width: number, height: number) {
  const bytes = turnedHeic()
  const at = placeOf(bytes, 'ispe') + 8
  new DataView(bytes.buffer).setUint32(at, width)
  new DataView(bytes.buffer).setUint32(at + 4, height)
  return bytes
}

/** A HEIC with a few bytes or box fields changed, and possibly a range left out or repeated. */
export const damagedHeic = fc
  .tuple(
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 6 }),
    fc.array(fc.tuple(fc.constantFrom('ispe', 'iloc', 'ipma', 'meta', 'mdat', 'hvcC'), fc.nat({ max: 24 }), fc.nat()), {
      maxLength: 2
    }),
    fc.option(fc.tuple(fc.nat(), fc.integer({ min: -40, max: 40 })))
  )
  .map(([bytes, fields, shift]) => {
    const file = turnedHeic()
    const view = new DataView(file.buffer)
    for (const [at, value] of bytes) file[at % file.length] = value
    for (const [box, at, value] of fields) {
      const place = placeOf(file, box) + at
      if (place >= 0 && place + 4 <= file.length) view.setUint32(place, value)
    }
    if (shift === null) return file
    const [at, by] = [shift[0] % file.length, shift[1]]
    return new Uint8Array([...file.subarray(0, at), ...file.subarray(Math.max(0, at - by))])
  })

const pdfContents = [
  '1 0 0 rg 0 0 36 36 re f',
  'BT /F 12 Tf 10 10 Td (Hello) Tj ET',
  'q 1e9 0 0 1e-9 0 0 cm 0 0 1 1 re S Q',
  'q q q q q Q 5 w [1 0 3] 0 d 0 0 m 9 9 l 1e30 -1e30 l S',
  'BI /W 4 /H 4 /BPC 8 /CS /G ID 0123456789abcdef EI',
  'BI /W 60000 /H 60000 /BPC 1 /CS /G ID 0 EI',
  '/G gs /P Do /Q sh',
  '0.5 g 1 1 1 rg 0 0 0 0 k /Pattern cs /P scn 0 0 50 50 re f*'
]
const pdfExtras = [
  '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>',
  '/OpenAction << /S /URI /URI (https://example.com/) >>',
  '/AcroForm << /XFA 20 0 R /NeedAppearances true >>',
  '/Names << /JavaScript 20 0 R >>'
]
const pdfObjects = [
  '<< /S /JavaScript /JS (while\\(true\\){}) >>',
  '<< /F (https://example.com/a) /FS /URL >>',
  '20 0 R',
  '<< /Type /Pages /Kids [20 0 R 2 0 R] /Count 1000000 >>',
  '['.repeat(3000)
]

/** A PDF of meaningful fragments, with some bytes changed, and possibly truncated. */
export const hostilePdf = fc
  .record({
    pages: fc.constantFrom(1, 2),
    content: fc.array(fc.constantFrom(...pdfContents), { maxLength: 4 }).map((parts) => parts.join('\n')),
    objects: fc.array(fc.constantFrom(...pdfObjects), { maxLength: 2 }),
    catalogue: fc.constantFrom('', ...pdfExtras),
    changes: fc.array(fc.tuple(fc.nat(), fc.constantFrom(...Array.from('0129<>[]()/ R\n\u00ff'))), { maxLength: 5 }),
    end: fc.option(fc.nat(), { freq: 6 })
  })
  .map(({ changes, end, ...parts }) => {
    const file = pdfOf(parts)
    for (const [at, letter] of changes) file[at % file.length] = letter.codePointAt(0) ?? 0
    return end === null ? file : file.slice(0, end % file.length)
  })
