import { type ImageNode, toSvg } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { coloursOfPicture } from '@motif/design/testing'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { paintSvg } from '../../../platform/paint-svg.ts'
import { testPictures } from '../testing/pictures.ts'
import { openPicture } from './picture.ts'
import { recolour } from './recolour.ts'

const [width, height] = [64, 48]
const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 37 + (index >> 5)) % 256))
const photo = () =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

const wishes: [string, Pick<ImageNode, 'adjust' | 'effect'>][] = [
  ['adjusted', { adjust: { brightness: 30, contrast: 45, saturation: -60, warmth: 70 } }],
  ['grey', { effect: { type: 'greyscale' } }],
  ['sepia', { effect: { type: 'sepia' } }],
  ['two tones', { effect: { type: 'duotone', dark: '#1c1b58', light: '#ffd9a0' }, adjust: { brightness: 80 } }],
  ['black and white', { effect: { type: 'threshold', level: 40 } }]
]

describe('a picture that is printed', () => {
  it.each(wishes)('has the colours it is drawn with in pictures of the design: %s', async (_what, wish) => {
    const file = await photo()
    const node: ImageNode = {
      type: 'image',
      id: 'i',
      x: 32,
      y: 24,
      rotation: 0,
      opacity: 1,
      image: 'p',
      width,
      height,
      ...wish
    }
    const svg = toSvg(
      { version: 6, product: 'tee', areas: { front: [node] } },
      {
        area: { id: 'front', widthMm: width, heightMm: height },
        fonts: await loadFonts(),
        images: () => `data:image/png;base64,${file.toString('base64')}`,
        mode: 'screen'
      }
    )
    const raw = (data: Buffer) => sharp(data).removeAlpha().raw().toBuffer()
    const drawn = await raw(await paintSvg(svg, { width, height }).png().toBuffer())
    const printed = await raw((await recolour(await openPicture(file), coloursOfPicture(wish) ?? [])).data)
    // A filter steeper than its picture makes one of 255 to sixteen.
    const most = wish.effect?.type === 'threshold' ? 16 : 3
    expect(Math.max(...drawn.map((value, index) => Math.abs(value - (printed[index] ?? 0))))).toBeLessThanOrEqual(most)
    expect(printed.equals(pixels)).toBe(false)
  })

  it('stays the photo it was, as large and as sharp', async () => {
    const file = (await testPictures()).get('photo')
    if (!file) throw new Error('There is no photo to print.')
    const picture = await openPicture(file)
    const grey = await recolour(picture, coloursOfPicture({ effect: { type: 'greyscale' } }) ?? [])
    expect(grey).toMatchObject({ format: 'jpeg', width: picture.width, height: picture.height })
    expect(await sharp(grey.data).metadata()).toMatchObject({ width: picture.width, chromaSubsampling: '4:4:4' })
  })
})
