/** Decodes WOFF 1 (W3C Recommendation, 13 December 2012) to the sfnt that the shaper reads. */

const signature = 0x774f4646
const headerSize = 44
const entrySize = 20

/** Fonts are a few hundred kilobytes; a larger table is invalid. */
const tableLimit = 8_000_000

async function inflate(data: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(data)]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const padded = (length: number) => (length + 3) & ~3

interface Table {
  tag: number
  checksum: number
  length: number
  /** Compressed if shorter than `length`. */
  bytes: Uint8Array
}

/** Tables of a WOFF file; undefined for other data. */
function tablesOf(data: Uint8Array): Table[] | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  if (data.length < headerSize || view.getUint32(0) !== signature) return undefined
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const entry = headerSize + index * entrySize
    const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((at) => view.getUint32(entry + at)) as [
      number,
      number,
      number,
      number,
      number
    ]
    if (length > tableLimit) throw new RangeError('The font has a table too large to be true.')
    return { tag, checksum, length, bytes: data.subarray(offset, offset + packed) }
  })
}

const isPacked = ({ bytes, length }: Table) => bytes.length < length

/** Assembles decompressed tables to an sfnt of the flavour in the WOFF header. */
function sfntOf(data: Uint8Array, tables: readonly Table[]): Uint8Array {
  const count = tables.length
  const directory = 12 + count * 16
  const sfnt = new Uint8Array(tables.reduce((size, { length }) => size + padded(length), directory))
  const out = new DataView(sfnt.buffer)
  const power = 2 ** Math.floor(Math.log2(count))
  sfnt.set(data.subarray(4, 8))
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

/** Decodes WOFF to sfnt; other data is returned unchanged. */
export async function unwrapWoff(data: Uint8Array): Promise<Uint8Array> {
  const tables = tablesOf(data)
  if (!tables) return data
  return sfntOf(
    data,
    await Promise.all(
      tables.map(async (table) => (isPacked(table) ? { ...table, bytes: await inflate(table.bytes) } : table))
    )
  )
}

/** Synchronous variant with an external decompressor. */
export function unwrapWoffWith(unpack: (data: Uint8Array) => Uint8Array, data: Uint8Array): Uint8Array {
  const tables = tablesOf(data)
  return tables
    ? sfntOf(
        data,
        tables.map((table) => (isPacked(table) ? { ...table, bytes: unpack(table.bytes) } : table))
      )
    : data
}
