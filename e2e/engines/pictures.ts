import sharp from 'sharp'

/** A vermilion disc on white. */
export const discOnWhite = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600"><rect width="2400" height="1600" fill="white"/><circle cx="1200" cy="800" r="600" fill="#c8371b"/></svg>'
    )
  )
    .png()
    .toBuffer()
