import sharp from 'sharp'

/** A photograph of one colour, larger than the shop displays it, like one from a camera. */
export const photograph = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .png()
    .toBuffer()
