import { crc32 } from 'node:zlib'

export interface PngChunk {
  type: string
  data: Buffer
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** The chunks of a PNG, up to its end or where it is truncated. */
export function pngChunks(png: Buffer): PngChunk[] {
  const chunks: PngChunk[] = []
  for (let at = signature.length; at + 12 <= png.length;) {
    const end = at + 8 + png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    chunks.push({ type, data: png.subarray(at + 8, end) })
    if (type === 'IEND') break
    at = end + 4
  }
  return chunks
}

function writeChunk({ type, data }: PngChunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

export const writePng = (chunks: readonly PngChunk[]): Buffer => Buffer.concat([signature, ...chunks.map(writeChunk)])
