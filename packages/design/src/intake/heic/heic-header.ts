import { type BlobReader, lettersAt } from '../blob-reader.ts'
import { type Matrix, profileToSrgb, wideToSrgb } from './colours.ts'

/** What a HEIC file says of its picture. */
interface HeicHeader {
  /** In pixels, upright: the file's own turns are obeyed by whatever unpacks it. */
  width: number
  height: number
  hasAlpha: boolean
  /** What brings its colours to sRGB; undefined where they are sRGB, or cannot be told. */
  toSrgb?: Matrix
}

interface Box {
  type: string
  body: DataView
}

const brands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])
const mostBoxes = 2000
const mostMeta = 1024 * 1024
/** Places of the properties in the two lists, ISO/IEC 14496-12, 8.11.14: an index of 7 or 15 bits behind one that says "essential". */
const indexBits = { short: 0x7f, long: 0x7f_ff } as const

/** Whether a file begins as HEIC does (ISO/IEC 23008-12); AVIF, which begins alike, has other brands. */
export const isHeic = (start: DataView): boolean =>
  lettersAt(start, 4, 4) === 'ftyp' && brands.has(lettersAt(start, 8, 4))

const part = (bytes: DataView, from: number, to = bytes.byteLength) =>
  new DataView(bytes.buffer, bytes.byteOffset + from, Math.max(0, Math.min(to, bytes.byteLength) - from))

/** The boxes that lie in bytes; those cut off are left out. */
function boxesIn(bytes: DataView): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= bytes.byteLength && boxes.length < mostBoxes;) {
    const length = bytes.getUint32(at) || bytes.byteLength - at
    if (length < 8 || at + length > bytes.byteLength) break
    boxes.push({ type: lettersAt(bytes, at + 4, 4), body: part(bytes, at + 8, at + length) })
    at += length
  }
  return boxes
}

/** What the box with all about the pictures holds. @throws where the file has none, or one that is cut off */
async function readMeta(reader: BlobReader): Promise<Box[]> {
  for (let at = 0, left = mostBoxes; left > 0; left -= 1) {
    const head = await reader.at(at, 16)
    if (head.byteLength < 16) break
    const length = head.getUint32(0)
    if (lettersAt(head, 4, 4) === 'meta') {
      const meta = await reader.at(at + 12, Math.min(length - 12, mostMeta))
      return boxesIn(part(meta, 0))
    }
    // A length of 1 says that eight bytes of it follow.
    const whole = length === 1 ? head.getUint32(8) * 2 ** 32 + head.getUint32(12) : length
    if (whole < 8) break
    at += whole
  }
  throw new Error('The file says nothing of its pictures.')
}

/** The properties of one of the pictures. */
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

/** Tells of the picture a HEIC file shows first. @throws where the file is damaged */
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
