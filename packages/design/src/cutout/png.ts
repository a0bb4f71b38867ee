const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let at = 0; at < 4; at += 1) bytes[4 + at] = type.charCodeAt(at)
  bytes.set(data, 8)
  let crc = 0xff_ff_ff_ff
  for (let at = 4; at < data.length + 8; at += 1) crc = (crcTable[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8)
  view.setUint32(data.length + 8, (crc ^ 0xff_ff_ff_ff) >>> 0)
  return bytes
}

function header(width: number, height: number): Uint8Array {
  const data = new Uint8Array(13)
  const view = new DataView(data.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // Eight bits each of red, green, blue and alpha.
  data.set([8, 6, 0, 0, 0], 8)
  return data
}

const pixel = 4

/** PNG's Sub, Up and Paeth filters. */
function predicted(filter: number, row: Uint8Array, above: Uint8Array, at: number): number {
  const left = at >= pixel ? (row[at - pixel] ?? 0) : 0
  const up = above[at] ?? 0
  if (filter === 1) return left
  if (filter === 2) return up
  const corner = at >= pixel ? (above[at - pixel] ?? 0) : 0
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

const filters = [1, 2, 4] as const
/** The filter is chosen by every 29th byte: samples represent a row well. */
const stride = 29

function bestFilter(row: Uint8Array, above: Uint8Array): number {
  let [best, least] = [1, Infinity]
  for (const filter of filters) {
    let sum = 0
    for (let at = 0; at < row.length; at += stride) {
      const difference = ((row[at] ?? 0) - predicted(filter, row, above, at)) & 0xff
      sum += difference < 128 ? difference : 256 - difference
    }
    if (sum < least) [best, least] = [filter, sum]
  }
  return best
}

/** Filters rows of pixels, each prefixed with its filter type. */
function filtered(pixels: Uint8Array, width: number, before: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = width * pixel
  const rows = pixels.length / length
  const to = new Uint8Array(rows * (length + 1))
  for (let index = 0; index < rows; index += 1) {
    const row = pixels.subarray(index * length, (index + 1) * length)
    const above = index === 0 ? before : pixels.subarray((index - 1) * length, index * length)
    const filter = bestFilter(row, above)
    const start = index * (length + 1)
    to[start] = filter
    for (let at = 0; at < length; at += 1)
      to[start + 1 + at] = ((row[at] ?? 0) - predicted(filter, row, above, at)) & 0xff
  }
  return to
}

/**
 * Encodes a PNG with alpha from strips of rows, so that a large picture is never in memory as a whole. Resolves to
 * undefined as soon as it exceeds `most` bytes.
 */
export async function pngOf(
  { width, height, most }: { width: number; height: number; most: number },
  strips: AsyncIterable<Uint8Array>
): Promise<Blob | undefined> {
  const parts: BlobPart[] = [
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(width, height))
  ]
  let bytes = 100
  const deflate = new CompressionStream('deflate')
  const reading = (async () => {
    for (const reader = deflate.readable.getReader(); ;) {
      const { value, done } = await reader.read()
      if (done) return
      bytes += value.length + 12
      if (bytes <= most) parts.push(chunk('IDAT', value))
    }
  })()
  const writer = deflate.writable.getWriter()
  let above: Uint8Array = new Uint8Array(width * pixel)
  for await (const strip of strips) {
    await writer.write(filtered(strip, width, above))
    above = strip.slice(-width * pixel)
    if (bytes > most) break
  }
  await writer.close()
  await reading
  return bytes > most ? undefined : new Blob([...parts, chunk('IEND', new Uint8Array(0))], { type: 'image/png' })
}
