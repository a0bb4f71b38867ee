import sharp from 'sharp'

export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export const orientations: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8]

/** Fields across and down, as the photo is displayed. */
const fields = { across: 3, down: 4 }
const [right, bottom] = [fields.across - 1, fields.down - 1]

/** Displayed position of a stored row and column (EXIF 2.3, tag 0x0112): "6: the 0th row is the right-hand side, the 0th column the top". */
const seenAt: Record<Orientation, (row: number, column: number) => readonly [x: number, y: number]> = {
  1: (row, column) => [column, row],
  2: (row, column) => [right - column, row],
  3: (row, column) => [right - column, bottom - row],
  4: (row, column) => [column, bottom - row],
  5: (row, column) => [row, column],
  6: (row, column) => [right - row, column],
  7: (row, column) => [right - row, bottom - column],
  8: (row, column) => [row, bottom - column]
}

/** A distinct colour for every field. */
const colourAt = (x: number, y: number) => [30 + x * 95, 25 + y * 65, (x + y) % 2 === 0 ? 40 : 215]

/** A portrait photo whose longer side has `side` pixels, stored in the given orientation. */
export async function photo(
  side: number,
  orientation: Orientation,
  format: 'jpeg' | 'webp' | 'png' = 'jpeg'
): Promise<Buffer> {
  const isTurned = orientation > 4
  const [columns, rows] = isTurned ? [fields.down, fields.across] : [fields.across, fields.down]
  const stored = Buffer.from(
    Array.from({ length: rows * columns }, (_, at) =>
      colourAt(...seenAt[orientation](Math.floor(at / columns), at % columns))
    ).flat()
  )
  const scale = side / fields.down
  return sharp(stored, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(columns * scale, rows * scale, { kernel: 'nearest', fit: 'fill' })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer()
}

/** Fields of a displayed photo, by column and row, whose centre has the wrong colour. */
export async function wrongFields(seen: Buffer): Promise<string[]> {
  const { data, info } = await sharp(seen)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const wrong: string[] = []
  for (let y = 0; y < fields.down; y += 1) {
    for (let x = 0; x < fields.across; x += 1) {
      const [left, top] = [
        Math.floor(((x + 0.5) / fields.across) * info.width),
        Math.floor(((y + 0.5) / fields.down) * info.height)
      ]
      const at = (top * info.width + left) * info.channels
      const wanted = colourAt(x, y)
      const off = Math.max(...wanted.map((value, channel) => Math.abs(value - (data[at + channel] ?? 0))))
      if (off > 30) wrong.push(`${x},${y}: ${[...data.subarray(at, at + 3)].join(' ')} instead of ${wanted.join(' ')}`)
    }
  }
  return wrong
}
