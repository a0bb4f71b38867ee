/** What is printed, as pictures have it: red, green, blue in sRGB, alpha not multiplied, a word for a pixel. */
export interface Ink {
  /** Size of all of it. */
  width: number
  height: number
  /** The first row `words` begin with: only rows that are asked for need be there. */
  top: number
  words: Uint32Array
}

/** Pixels of ink for a pixel of picture, each way: one smooth sample of it is as sharp as the picture can be. */
export const inkDensity = 1.25

/** Where a pixel's neighbour is further away than so many pixels of ink, the print turns away: four samples blend what lies between. */
export const widelyApart = 1.75

/** Four bytes as one number, the first the lowest: as every machine that shows pages keeps them. */
export const wordsOf = ({ buffer, byteOffset, length }: Uint8Array | Uint8ClampedArray): Uint32Array =>
  new Uint32Array(buffer, byteOffset, length / 4)

/** Ink from the bytes of a picture, from its row `top` on. */
export const inkOf = (bytes: Uint8Array | Uint8ClampedArray, width: number, height: number, top = 0): Ink => ({
  width,
  height,
  top,
  words: wordsOf(bytes)
})
