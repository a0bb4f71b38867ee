import { type BlobReader, lettersAt } from '../blob-reader.ts'
import { type Matrix, profileToSrgb, wideToSrgb } from './colours.ts'

/** Metadata of a HEIC file. */
interface HeicHeader {
  /** Upright size in pixels: decoders apply the file's own rotation. */
  width: number
  height: number
  hasAlpha: boolean
  /** Matrix to sRGB; undefined for sRGB or unknown colour spaces. */
  toSrgb?: Matrix
}

interface Box {
  type: string
  body: DataView
}

const brands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])
const maxBoxes = 2000
const maxMeta = 1024 * 1024
/** Property index, 7 or 15 bits after the "essential" flag (ISO/IEC 14496-12, 8.11.14). */
const indexBits = { short: 0x7f, long: 0x7f_ff } as const

/** Whether a file has a HEIC signature (ISO/IEC 23008-12). AVIF starts alike, with other brands. */
export const isHeic = (start: DataView): boolean =>
  lettersAt(start, 4, 4) === 'ftyp' && brands.has(lettersAt(start, 8, 4))

const part = (bytes: DataView, from: number, to = bytes.byteLength) =>
  new DataView(bytes.buffer, bytes.byteOffset + from, Math.max(0, Math.min(to, bytes.byteLength) - from))

/** Complete boxes within bytes; truncated ones are skipped. */
function boxesIn(bytes: DataView): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= bytes.byteLength && boxes.length < maxBoxes;) {
    const length = bytes.getUint32(at) || bytes.byteLength - at
    if (length < 8 || at + length > bytes.byteLength) break
    boxes.push({ type: lettersAt(bytes, at + 4, 4), body: part(bytes, at + 8, at + length) })
    at += length
  }
  return boxes
}

/** Contents of the `meta` box. @throws if it is missing or truncated */
async function readMeta(reader: BlobReader): Promise<Box[]> {
  for (let at = 0, left = maxBoxes; left > 0; left -= 1) {
    const head = await reader.at(at, 16)
    if (head.byteLength < 16) break
    const length = head.getUint32(0)
    if (lettersAt(head, 4, 4) === 'meta') {
      const meta = await reader.at(at + 12, Math.min(length - 12, maxMeta))
      return boxesIn(part(meta, 0))
    }
    // A length of 1 means that a 64-bit length follows.
    const whole = length === 1 ? head.getUint32(8) * 2 ** 32 + head.getUint32(12) : length
    if (whole < 8) break
    at += whole
  }
  throw new Error('The file says nothing of its pictures.')
}

/** Properties of an item. */
function propertiesOf(id: number, boxes: readonly Box[]): Box[] {
  const all = boxesIn(boxes.find(({ type }) => type === 'ipco')?.body ?? new DataView(new ArrayBuffer(0)))
  for (const { type, body } of boxes) {
    if (type !== 'ipma') continue
    const [hasLongIds, hasLongIndices] = [body.getUint8(0) > 0, (body.getUint8(3) & 1) === 1]
    for (let at = 8, left = body.getUint32(4); left > 0; left -= 1) {
      const entry = hasLongIds ? body.getUint32(at) : body.getUint16(at)
      at += hasLongIds ? 4 : 2
      const count = body.getUint8(at)
      at += 1
      const step = hasLongIndices ? 2 : 1
      if (entry === id)
        return Array.from({ length: count }, (_, index) => at + index * step).flatMap(
          (place) =>
            all[
              (hasLongIndices ? body.getUint16(place) & indexBits.long : body.getUint8(place) & indexBits.short) - 1
            ] ?? []
        )
      at += count * step
    }
  }
  return []
}

/** Reads metadata of the primary image. @throws if the file is damaged */
export async function readHeic(reader: BlobReader): Promise<HeicHeader> {
  const meta = await readMeta(reader)
  const inside = (type: string) => meta.find((box) => box.type === type)?.body
  const [first, lists] = [inside('pitm'), inside('iprp')]
  if (!first || !lists) throw new Error('The file does not say which picture it shows.')
  const boxes = boxesIn(lists)
  const properties = propertiesOf(first.getUint8(0) > 0 ? first.getUint32(4) : first.getUint16(4), boxes)
  const property = (type: string) => properties.find((box) => box.type === type)?.body
  const [size, turn] = [property('ispe'), property('irot')]
  if (!size) throw new Error('The file does not say how large its picture is.')
  const [width, height] = [size.getUint32(4), size.getUint32(8)]
  const isTurned = turn !== undefined && (turn.getUint8(0) & 1) === 1
  const toSrgb = properties
    .filter(({ type }) => type === 'colr')
    .map(({ body }) =>
      lettersAt(body, 0, 4) === 'nclx' ? wideToSrgb(body.getUint16(4)) : profileToSrgb(part(body, 4))
    )
    .find((matrix) => matrix !== undefined)
  return {
    ...(isTurned ? { width: height, height: width } : { width, height }),
    hasAlpha: boxesIn(boxes.find(({ type }) => type === 'ipco')?.body ?? size).some(
      ({ type, body }) => type === 'auxC' && lettersAt(body, 4, body.byteLength).includes('alpha')
    ),
    ...(toSrgb && { toSrgb })
  }
}
