import sharp from 'sharp'

/** For tests: pictures as stored uploads, with content in every corner. */

const [width, height] = [400, 300]

function pixels(alphaAt: (x: number, y: number) => number): Buffer {
  const data = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      data.set(
        [(x * 255) / width, (y * 255) / height, ((x >> 5) + (y >> 5)) % 2 === 0 ? 60 : 200, alphaAt(x, y)],
        (y * width + x) * 4
      )
  }
  return data
}

const raw = { raw: { width, height, channels: 4 } } as const

const photo = () =>
  sharp(
    pixels(() => 255),
    raw
  )
    .removeAlpha()
    .jpeg({ quality: 93, chromaSubsampling: '4:4:4' })
    .toBuffer()

/** Transparent in the middle, with a soft edge. */
const transparent = () =>
  sharp(
    pixels((x, y) => Math.min(255, Math.hypot(x - width / 2, y - height / 2) * 1.6)),
    raw
  )
    .png()
    .toBuffer()

/** The pictures of the reference and generated documents. */
export async function testPictures(): Promise<ReadonlyMap<string, Buffer>> {
  const [jpeg, png] = [await photo(), await transparent()]
  return new Map([
    ['photo', jpeg],
    ['upload-1', jpeg],
    ['transparent', png],
    ['upload-2', png]
  ])
}

/** A photo of twelve megapixels, like a phone's: soft, with some grain. */
export function largePhoto(): Promise<Buffer> {
  const [wide, high] = [4000, 3000]
  const data = Buffer.alloc(wide * high * 3)
  let grain = 1
  for (let index = 0; index < data.length; index++) {
    grain = (grain * 1_103_515_245 + 12_345) % 2_147_483_648
    const [x, y] = [Math.floor(index / 3) % wide, Math.floor(index / 3 / wide)]
    data[index] = 128 + 90 * Math.sin(x / 300 + (index % 3)) * Math.cos(y / 230) + (grain >> 26)
  }
  return sharp(data, { raw: { width: wide, height: high, channels: 3 } })
    .jpeg({ quality: 93, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
