import * as fc from 'fast-check'
import sharp from 'sharp'
import { pdfOf } from '@motif/design/testing/files'
import { damagedHeic, heicSaying, hostilePdf, hostileSvg, svgOf } from '@motif/design/testing/hostile-files'

/** A file to choose in the browser. */
export interface HostileFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A file that asks for as much memory as its kind allows, or for more. */
export interface GreedyFile extends HostileFile {
  what: string
  /** A photo of the largest size that the tool takes is not hostile: its memory is reported, without a limit. */
  isPhoto: boolean
}

const mimeTypes = {
  svg: 'image/svg+xml',
  heic: 'image/heic',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg'
}
type Kind = keyof typeof mimeTypes

/** The same files in every run. */
const seed = 1

const fileOf = (kind: Kind, stem: string, bytes: Uint8Array | string): HostileFile => ({
  name: `${stem}.${kind}`,
  mimeType: mimeTypes[kind],
  buffer: Buffer.from(bytes)
})

/** A picture in one colour: its file is far smaller than its pixels. */
const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c8371b' }, limitInputPixels: false })

/** A PNG with another size in its header. */
async function pngSaying(side: number): Promise<Buffer> {
  const file = await flat(10).png().toBuffer()
  file.writeUInt32BE(side, 16)
  file.writeUInt32BE(side, 20)
  return file
}

export async function greedyFiles(): Promise<GreedyFile[]> {
  const [megapixels, boxes] = ['100 megapixels in one colour', 'q 0.5 g 0 0 14400 14400 re f Q '.repeat(2000)]
  const files: [kind: Kind, what: string, bytes: Uint8Array | string][] = [
    ['png', megapixels, await flat(10_000).png({ compressionLevel: 1 }).toBuffer()],
    ['jpg', megapixels, await flat(10_000).jpeg().toBuffer()],
    ['png', 'a header of 100 megapixels', await pngSaying(10_000)],
    ['png', 'a header of 3,600 megapixels', await pngSaying(60_000)],
    ['heic', 'a header of 81 megapixels', heicSaying(9000, 9000)],
    ['heic', 'a header of 600 megapixels', heicSaying(30_000, 20_000)],
    ['pdf', 'a page of 5 × 5 m, filled 2,000 times', pdfOf({ size: [14_400, 14_400], content: boxes })],
    [
      'pdf',
      'a picture of 49 megapixels in 18 kB',
      pdfOf({ content: `BI /W 7000 /H 7000 /BPC 8 /CS /RGB /F /RL ID ${'\u0081z'.repeat(9000)} EI` })
    ],
    ['pdf', 'a picture of 3,600 megapixels', pdfOf({ content: 'BI /W 60000 /H 60000 /BPC 1 /CS /G ID 0 EI' })],
    ['svg', 'a path of 3.8 MB', svgOf(`<path d="M0 0${'L9 9 0 1'.repeat(470_000)}"/>`)],
    ['svg', '500,000 nested groups', svgOf('<g>'.repeat(500_000))],
    ['svg', '130,000 rectangles', svgOf('<rect width="1" height="1"/>'.repeat(130_000))]
  ]
  return files.map(([kind, what, bytes], index) => ({
    ...fileOf(kind, `greedy-${index + 1}`, bytes),
    what: `${kind.toUpperCase()}, ${what}`,
    isPhoto: what === megapixels
  }))
}

/** Damaged and hostile files: SVG, HEIC and PDF in turn. */
export function hostileFiles(count: number): HostileFile[] {
  const runs = { numRuns: Math.ceil(count / 3), seed }
  const kinds: [Kind, (Uint8Array | string)[]][] = [
    ['svg', fc.sample<Uint8Array | string>(hostileSvg, runs)],
    ['heic', fc.sample<Uint8Array | string>(damagedHeic, runs)],
    ['pdf', fc.sample<Uint8Array | string>(hostilePdf, runs)]
  ]
  return kinds
    .flatMap(([kind, samples]) => samples.map((bytes, index) => ({ kind, bytes, index })))
    .toSorted((one, other) => one.index - other.index)
    .slice(0, count)
    .map(({ kind, bytes }, number) => fileOf(kind, `hostile-${number + 1}`, bytes))
}
