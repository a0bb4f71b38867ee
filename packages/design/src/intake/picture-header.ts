import { type BlobReader, blobReader, lettersAt } from './blob-reader.ts'
import { type Orientation, orientationIn } from './exif.ts'
import type { Matrix } from './heic/colours.ts'
import { isHeic, readHeic } from './heic/heic-header.ts'

/** Metadata of a picture file, read without decoding pixels. */
export interface PictureHeader {
  /** `pdf`: of the rendered first page. */
  kind: 'png' | 'jpeg' | 'webp' | 'heic' | 'pdf'
  /** Stored size in pixels, before the orientation is applied. */
  width: number
  height: number
  orientation: Orientation
  /** Whether it may have transparency. */
  hasAlpha: boolean
  /** Byte range of the EXIF block and its framing. */
  exif?: { from: number; to: number }
  /** Matrix from a HEIC's colour space to sRGB, if they differ. */
  toSrgb?: Matrix
}

type Found = Omit<PictureHeader, 'kind'>

const maxSegments = 5000
const maxExif = 256 * 1024

async function readJpeg(reader: BlobReader): Promise<Found | undefined> {
  let [orientation, exif]: [Orientation, PictureHeader['exif']] = [1, undefined]
  for (let at = 2, left = maxSegments; left > 0; left -= 1) {
    const head = await reader.at(at, 9)
    if (head.byteLength < 9 || head.getUint8(0) !== 0xff) return undefined
    const marker = head.getUint8(1)
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = head.getUint16(2)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame)
      return {
        width: head.getUint16(7),
        height: head.getUint16(5),
        orientation,
        hasAlpha: false,
        ...(exif && { exif })
      }
    if (marker === 0xe1 && exif === undefined && lettersAt(head, 4, 4) === 'Exif') {
      exif = { from: at, to: at + 2 + length }
      orientation = orientationIn(await reader.at(at + 4, length - 2))
    }
    if (marker === 0xd9 || marker === 0xda || length < 2) return undefined
    at += 2 + length
  }
  return undefined
}

async function readPng(reader: BlobReader): Promise<Found | undefined> {
  const head = await reader.at(0, 33)
  if (head.byteLength < 33 || lettersAt(head, 12, 4) !== 'IHDR') return undefined
  const found: Found = {
    width: head.getUint32(16),
    height: head.getUint32(20),
    orientation: 1,
    hasAlpha: head.getUint8(25) >= 4
  }
  // A chunk is its length, type, data and a four-byte checksum.
  for (let at = 33; at + 12 <= reader.length;) {
    const chunk = await reader.at(at, 8)
    if (chunk.byteLength < 8) break
    const [length, type] = [chunk.getUint32(0), lettersAt(chunk, 4, 4)]
    if (type === 'tRNS') found.hasAlpha = true
    if (type === 'eXIf') {
      found.exif = { from: at, to: at + 12 + length }
      found.orientation = orientationIn(await reader.at(at + 8, Math.min(length, maxExif)))
    }
    at += 12 + length
  }
  return found
}

const threeBytes = (bytes: DataView, at: number) => bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 65_536

async function readWebp(reader: BlobReader): Promise<Found | undefined> {
  const head = await reader.at(0, 30)
  if (head.byteLength < 30) return undefined
  const kind = lettersAt(head, 12, 4)
  const upright = { orientation: 1 as const }
  if (kind === 'VP8 ')
    return {
      ...upright,
      width: head.getUint16(26, true) & 0x3f_ff,
      height: head.getUint16(28, true) & 0x3f_ff,
      hasAlpha: false
    }
  if (kind === 'VP8L') {
    const bits = head.getUint32(21, true)
    return {
      ...upright,
      width: (bits & 0x3f_ff) + 1,
      height: ((bits >>> 14) & 0x3f_ff) + 1,
      hasAlpha: (bits & 0x10_00_00_00) !== 0
    }
  }
  if (kind !== 'VP8X') return undefined
  const flags = head.getUint8(20)
  const found: Found = {
    ...upright,
    width: threeBytes(head, 24) + 1,
    height: threeBytes(head, 27) + 1,
    hasAlpha: (flags & 0b1_0000) !== 0
  }
  if ((flags & 0b1000) === 0) return found
  for (let at = 30, left = maxSegments; left > 0 && at + 8 <= reader.length; left -= 1) {
    const chunk = await reader.at(at, 8)
    if (chunk.byteLength < 8) break
    const length = chunk.getUint32(4, true)
    if (lettersAt(chunk, 0, 4) === 'EXIF')
      return {
        ...found,
        orientation: orientationIn(await reader.at(at + 8, Math.min(length, maxExif))),
        exif: { from: at, to: at + 4 }
      }
    at += 8 + length + (length & 1)
  }
  return found
}

const readHeicUpright = async (reader: BlobReader): Promise<Found> => ({ orientation: 1, ...(await readHeic(reader)) })

/** Reads a picture's metadata; undefined for unsupported or truncated files. @throws if a HEIC file is damaged */
export async function readPictureHeader(file: Blob): Promise<PictureHeader | undefined> {
  const reader = blobReader(file)
  const start = await reader.at(0, 16)
  if (start.byteLength < 16) return undefined
  const isPng = start.getUint32(0) === 0x89_50_4e_47
  const isJpeg = start.getUint16(0) === 0xff_d8
  const isWebp = lettersAt(start, 0, 4) === 'RIFF' && lettersAt(start, 8, 4) === 'WEBP'
  const kind = isPng ? 'png' : isJpeg ? 'jpeg' : isWebp ? 'webp' : isHeic(start) ? 'heic' : undefined
  if (kind === undefined) return undefined
  const read = { png: readPng, jpeg: readJpeg, webp: readWebp, heic: readHeicUpright }[kind]
  const found = await read(reader)
  return found && found.width > 0 && found.height > 0 ? { kind, ...found } : undefined
}

/**
 * The file without EXIF, so that browsers decode pixels as stored: support for orientation differs by browser and
 * format. The result references the original bytes.
 */
export function withoutExif(file: Blob, { kind, exif }: PictureHeader): Blob {
  if (exif === undefined) return file
  // WebP declares total chunk lengths, so the block is renamed instead of removed.
  const instead = kind === 'webp' ? ['none'] : []
  return new Blob([file.slice(0, exif.from), ...instead, file.slice(exif.to)], { type: `image/${kind}` })
}
