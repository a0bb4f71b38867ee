import type { Picture, ProductPhoto } from '@motif/contract'
import { cropPartsOf } from '@motif/contract/photo-cut'
import { type SQL, and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { pictureBed, pictureSize, pictureWidths } from '../drawing/index.ts'
import { ownViews, productPictures, productVideos } from './tables.ts'

const set = { widths: [...pictureWidths], ...pictureSize, placeholder: pictureBed }

export const middle = { x: 0.5, y: 0.5 }

/** A focus in URLs: whole percent of width and height. */
const focusName = ({ x, y }: ProductPhoto['focus']): string => `${Math.round(x * 100)}-${Math.round(y * 100)}`

/** A crop in URLs, after the focus: thousandths of width and height. */
const cropName = (crop: ProductPhoto['crop']): string => (crop ? `-${cropPartsOf(crop).join('-')}` : '')

/** The picture of a photograph: 4:5, of its crop, around its focus. The module `pictures` serves its files. */
export const photoPicture = ({
  upload,
  alt,
  focus,
  crop
}: Pick<ProductPhoto, 'upload' | 'alt' | 'focus' | 'crop'>): Picture => ({
  ...set,
  url: `/pictures/photo/${upload}/${focusName(focus)}${cropName(crop)}`,
  alt
})

/** Placeholder of a product without a picture. */
export const noPicture = (name: string): Picture => ({ ...set, url: '/pictures/photo/none/50-50', alt: name })

/** Uploads used by products, videos and posters included, as rows of one column. */
export const productPhotos: SQL = sql`
  select ${productPictures.upload} as image from ${productPictures} where ${productPictures.upload} is not null
  union select ${ownViews.upload} from ${ownViews}
  union select ${productVideos.upload} from ${productVideos}
  union select ${productVideos.poster} from ${productVideos}`

const isPoster = async (db: Database, upload: string) =>
  (await db.$count(productVideos, eq(productVideos.poster, upload))) > 0

/** Whether a product uses an upload with this crop. Others are refused, because there are very many crops of each. */
export async function isProductPhoto(db: Database, url: string, upload: string): Promise<boolean> {
  const [shown] = await db
    .select({ upload: productPictures.upload })
    .from(productPictures)
    .where(and(eq(productPictures.upload, upload), sql`${productPictures.picture} ->> 'url' = ${url}`))
    .limit(1)
  if (shown) return true
  return url === photoPicture({ upload, alt: '', focus: middle, crop: null }).url && (await isPoster(db, upload))
}
