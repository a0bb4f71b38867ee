import { type ColourMatrix, type Drawing, recolourPixels } from '@motif/design'
import sharp from 'sharp'
import { imagesIn } from '../drawing/images-in.ts'
import { withOwnPictures } from '../drawing/recoloured.ts'
import type { Picture } from './picture.ts'

/** Photos stay photos: at this quality no edge of a picture of two colours shows a ripple, and a file grows by half. */
const photo = { quality: 95, chromaSubsampling: '4:4:4' } as const

/** The picture with other colours, each of its pixels by the function that stands for the filter on screen. */
export async function recolour(picture: Picture, colours: readonly ColourMatrix[]): Promise<Picture> {
  const source = sharp(picture.data, { failOn: 'error' }).toColourspace('srgb')
  const { data, info } = await source.raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const channels = info.channels === 4 ? 4 : 3
  recolourPixels(data, channels, colours)
  const made = sharp(data, { raw: { width, height, channels }, limitInputPixels: false })
  const written = picture.format === 'jpeg' ? made.jpeg(photo) : made.png({ compressionLevel: 1 })
  return { ...picture, channels: 3, data: await written.toBuffer() }
}

/** A drawing without filters, and the pictures it shows then, by their names in it. The painter of the PNG would draw filters otherwise in strips. */
export async function recolourPictures(
  drawing: Drawing,
  pictures: ReadonlyMap<string, Picture>
): Promise<{ drawing: Drawing; pictures: ReadonlyMap<string, Picture> }> {
  const { drawing: own, made } = withOwnPictures(drawing)
  const shown = imagesIn(own)
  const all = new Map([...pictures].filter(([name]) => shown.has(name)))
  for (const [name, { image, colours }] of made) {
    const picture = pictures.get(image)
    if (picture) all.set(name, await recolour(picture, colours))
  }
  return { drawing: own, pictures: all }
}
