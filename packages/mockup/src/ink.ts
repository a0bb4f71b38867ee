/** Ink pixels: sRGB with straight alpha, one 32-bit word per pixel. */
export interface Ink {
  /** Full size. */
  width: number
  height: number
  /** The first row in `words`: only requested rows are present. */
  top: number
  words: Uint32Array
}

/** Ink pixels per picture pixel on each axis: one bilinear sample is as sharp as the picture. */
export const inkDensity = 1.25

/**
 * Distance in ink pixels between neighbouring samples from which the surface is oblique, and four samples are blended.
 */
export const widelyApart = 1.75

/** Views bytes as little-endian 32-bit words, the byte order of all supported platforms. */
export const wordsOf = ({ buffer, byteOffset, length }: Uint8Array | Uint8ClampedArray): Uint32Array =>
  new Uint32Array(buffer, byteOffset, length / 4)

/** Ink from RGBA bytes, starting at row `top`. */
export const inkOf = (bytes: Uint8Array | Uint8ClampedArray, width: number, height: number, top = 0): Ink => ({
  width,
  height,
  top,
  words: wordsOf(bytes)
})
