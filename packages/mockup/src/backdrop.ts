interface Pixels {
  /** RGBA, one byte each. */
  pixels: Uint8Array
  width: number
  height: number
}

/** Tolerance per channel for backdrop pixels, in steps of 255; covers noise and soft shadows. */
const reach = 22

/** The backdrop's colour: the median of the picture's edge, by channel. */
export function backdropOf({ pixels, width, height }: Pixels): [number, number, number] {
  const edge: number[] = []
  for (let x = 0; x < width; x++) edge.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y++) edge.push(y * width, y * width + width - 1)
  const middle = (channel: number) => {
    const values = edge.map((pixel) => pixels[pixel * 4 + channel] ?? 0).toSorted((a, b) => a - b)
    return values[values.length >> 1] ?? 0
  }
  return [middle(0), middle(1), middle(2)]
}

/** Distance of a pixel from the backdrop's colour, in steps of 255. */
function distance(pixels: Uint8Array, pixel: number, colour: readonly number[]): number {
  let most = 0
  for (let channel = 0; channel < 3; channel++)
    most = Math.max(most, Math.abs((pixels[pixel * 4 + channel] ?? 0) - (colour[channel] ?? 0)))
  return most
}

/**
 * Product coverage in a photo, 0 to 255 per pixel. Transparent pixels are not product; without transparency, pixels of
 * the edge's colour connected to the edge are not.
 */
export function coverageOf(picture: Pixels): Uint8Array {
  const { pixels, width, height } = picture
  const count = width * height
  const alpha = Uint8Array.from({ length: count }, (_, pixel) => pixels[pixel * 4 + 3] ?? 0)
  if (alpha.some((value) => value < 255)) return alpha
  const colour = backdropOf(picture)
  const coverage = new Uint8Array(count).fill(255)
  const waiting: number[] = []
  const visit = (pixel: number) => {
    if (coverage[pixel] === 0 || distance(pixels, pixel, colour) > reach) return
    coverage[pixel] = 0
    waiting.push(pixel)
  }
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) visit(y * width + x)
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) visit(y * width + x)
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    const x = pixel % width
    if (x > 0) visit(pixel - 1)
    if (x < width - 1) visit(pixel + 1)
    if (pixel >= width) visit(pixel - width)
    if (pixel < count - width) visit(pixel + width)
  }
  return softened(coverage, width, height)
}

/** Blurs the border by one pixel, for antialiased edges. */
function softened(coverage: Uint8Array, width: number, height: number): Uint8Array {
  const soft = coverage.slice()
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x
      let sum = 0
      for (const row of [-width, 0, width]) for (const step of [-1, 0, 1]) sum += coverage[pixel + row + step] ?? 0
      soft[pixel] = Math.round(sum / 9)
    }
  }
  return soft
}
