import { type Drawing, recolourPixels, sharpenPixels } from '@motif/design'
import sharp from 'sharp'
import { type PictureFilter, extractFilters } from '../drawing/filtered.ts'
import { imagesIn } from '../drawing/images-in.ts'
import type { Picture } from './picture.ts'

/** Photos stay JPEG: at this quality two-coloured edges show no artefacts, and files grow by half. */
const photo = { quality: 95, chromaSubsampling: '4:4:4' } as const

/** Applies a filter to each pixel with the same functions as on screen. */
export async function filterPicture(picture: Picture, { sharpening, colours }: PictureFilter): Promise<Picture> {
  const source = sharp(picture.data, { failOn: 'error' }).toColourspace('srgb')
  const { data, info } = await source.raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const channels = info.channels === 4 ? 4 : 3
  if (sharpening) {
    const { amount, across, down } = sharpening
    sharpenPixels(data, { width, height, channels, amount, across: across * width, down: down * height })
  }
  recolourPixels(data, channels, colours)
  const made = sharp(data, { raw: { width, height, channels }, limitInputPixels: false })
  const written = picture.format === 'jpeg' ? made.jpeg(photo) : made.png({ compressionLevel: 1 })
  return { ...picture, channels: 3, data: await written.toBuffer() }
}

/** A drawing without filters and its filtered pictures. The PNG painter would render filters differently in strips. */
export async function filterPictures(
  drawing: Drawing,
  pictures: ReadonlyMap<string, Picture>
): Promise<{ drawing: Drawing; pictures: ReadonlyMap<string, Picture> }> {
  const { drawing: own, made } = extractFilters(drawing)
  const shown = imagesIn(own)
  const all = new Map([...pictures].filter(([name]) => shown.has(name)))
  for (const [name, { image, ...filter }] of made) {
    const picture = pictures.get(image)
    if (picture) all.set(name, await filterPicture(picture, filter))
  }
  return { drawing: own, pictures: all }
}
