import sharp from 'sharp'

/** A photograph of one colour, as a camera would send it: larger than the shop shows it. */
export const photograph = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .png()
    .toBuffer()
