/** Unpacks WOFF 1 (W3C Recommendation, 13 December 2012) to the plain font file that shaping reads. */

const signature = 0x774f4646
const headerSize = 44
const entrySize = 20

/** Fonts are a few hundred kilobytes; a table that claims more is broken. */
const tableLimit = 8_000_000

async function inflate(data: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(data)]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const padded = (length: number) => (length + 3) & ~3

/** Gives the sfnt of a WOFF file; anything else is handed back as it is. */
export async function unwrapWoff(data: Uint8Array): Promise<Uint8Array> {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  if (data.length < headerSize || view.getUint32(0) !== signature) return data
  const count = view.getUint16(12)
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const entry = headerSize + index * entrySize
      const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((at) => view.getUint32(entry + at)) as [number, number, number, number, number]
      if (length > tableLimit) throw new RangeError('The font has a table too large to be true.')
      const bytes = data.subarray(offset, offset + packed)
      return { tag, length, checksum, bytes: packed < length ? await inflate(bytes) : bytes }
    })
  )

  const directory = 12 + count * 16
  const sfnt = new Uint8Array(tables.reduce((size, { length }) => size + padded(length), directory))
  const out = new DataView(sfnt.buffer)
  const power = 2 ** Math.floor(Math.log2(count))
  out.setUint32(0, view.getUint32(4))
  out.setUint16(4, count)
  out.setUint16(6, power * 16)
  out.setUint16(8, Math.log2(power))
  out.setUint16(10, (count - power) * 16)
  let offset = directory
  for (const [index, { tag, length, checksum, bytes }] of tables.entries()) {
    const entry = 12 + index * 16
    out.setUint32(entry, tag)
    out.setUint32(entry + 4, checksum)
    out.setUint32(entry + 8, offset)
    out.setUint32(entry + 12, length)
    sfnt.set(bytes.subarray(0, length), offset)
    offset += padded(length)
  }
  return sfnt
}
