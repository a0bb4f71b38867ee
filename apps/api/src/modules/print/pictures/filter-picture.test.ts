import { type ImageNode, toSvg, documentVersion } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { coloursOfPicture, sharpeningOf } from '@motif/design/testing'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { paintSvg } from '../../../platform/paint-svg.ts'
import { testPictures } from '../testing/pictures.ts'
import { openPicture } from './picture.ts'
import { filterPicture } from './filter-picture.ts'

/** Wide enough for a blur of three pixels: librsvg blurs less than asked at smaller deviations. */
const [width, height] = [1500, 60]
const side = 10
const colourAt = (column: number, row: number, channel: number) =>
  (Math.floor(column / side) * 111 + Math.floor(row / side) * 83 + channel * 37) % 256
const pixels = Buffer.from(
  Array.from({ length: width * height * 3 }, (_, index) =>
    colourAt(Math.floor(index / 3) % width, Math.floor(index / 3 / width), index % 3)
  )
)
const photo = () =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

const wishes: [string, Pick<ImageNode, 'adjust' | 'effect'>][] = [
  ['adjusted', { adjust: { brightness: 30, contrast: 45, saturation: -60, warmth: 70 } }],
  ['grey', { effect: { type: 'greyscale' } }],
  ['sepia', { effect: { type: 'sepia' } }],
  ['two tones', { effect: { type: 'duotone', dark: '#1c1b58', light: '#ffd9a0' }, adjust: { brightness: 80 } }],
  ['black and white', { effect: { type: 'threshold', level: 40 } }],
  ['sharper', { adjust: { sharpness: 60 } }],
  ['sharper and grey', { adjust: { sharpness: 100, contrast: -30 }, effect: { type: 'greyscale' } }]
]

/** The filter for a picture whose size in millimetres equals its size in pixels. */
const filterOf = (wish: Pick<ImageNode, 'adjust' | 'effect'>) => {
  const sharpening = sharpeningOf(wish, { width, height })
  return {
    colours: coloursOfPicture(wish) ?? [],
    sharpening: sharpening && {
      amount: sharpening.amount,
      across: sharpening.deviation / width,
      down: sharpening.deviation / height
    }
  }
}

describe('a picture that is printed', () => {
  it.each(wishes)('has the colours it is drawn with in pictures of the design: %s', async (_what, wish) => {
    const file = await photo()
    const node: ImageNode = {
      type: 'image',
      id: 'i',
      x: width / 2,
      y: height / 2,
      rotation: 0,
      opacity: 1,
      image: 'p',
      width,
      height,
      ...wish
    }
    const svg = toSvg(
      { version: documentVersion, product: 'tee', areas: { front: [node] } },
      {
        area: { id: 'front', widthMm: width, heightMm: height },
        fonts: await loadFonts(),
        images: () => `data:image/png;base64,${file.toString('base64')}`,
        mode: 'screen'
      }
    )
    const raw = (data: Buffer) => sharp(data).removeAlpha().raw().toBuffer()
    const drawn = await raw(await paintSvg(svg, { width, height }).png().toBuffer())
    const printed = await raw((await filterPicture(await openPicture(file), filterOf(wish))).data)
    // Filters that amplify differences also amplify the rounding errors of their input.
    const most = wish.effect?.type === 'threshold' ? 16 : wish.adjust?.sharpness ? 8 : 3
    const differences = drawn.map((value, index) => Math.abs(value - (printed[index] ?? 0)))
    expect(differences.reduce((one, other) => Math.max(one, other))).toBeLessThanOrEqual(most)
    expect(printed.equals(pixels)).toBe(false)
  })

  it('stays the photo it was, as large and as sharp', async () => {
    const file = (await testPictures()).get('photo')
    if (!file) throw new Error('There is no photo to print.')
    const picture = await openPicture(file)
    const grey = await filterPicture(picture, filterOf({ effect: { type: 'greyscale' } }))
    expect(grey).toMatchObject({ format: 'jpeg', width: picture.width, height: picture.height })
    expect(await sharp(grey.data).metadata()).toMatchObject({ width: picture.width, chromaSubsampling: '4:4:4' })
  })
})
