import { type AreaSize, type DesignDocument, type FontSet, toSvg } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { asc, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { printAreas, products } from '../catalogue/tables.ts'
import { imagesOf } from '../uploads/files.ts'

let fonts: Promise<FontSet> | undefined

/** A product that has gone leaves its designs behind; they are shown on a sheet of this size. */
const lostArea = { id: '', widthMm: 300, heightMm: 400 }

/** The area to show: the first of the product's that something is placed on. */
async function areaOf({ db }: Platform, { product, areas }: DesignDocument): Promise<AreaSize> {
  const known = await db
    .select({ id: printAreas.id, widthMm: printAreas.widthMm, heightMm: printAreas.heightMm })
    .from(printAreas)
    .innerJoin(products, eq(products.id, printAreas.productId))
    .where(eq(products.slug, product))
    .orderBy(asc(printAreas.position))
  const isUsed = (id: string) => (areas[id]?.length ?? 0) > 0
  return known.find(({ id }) => isUsed(id)) ?? known[0] ?? { ...lostArea, id: Object.keys(areas).find(isUsed) ?? '' }
}

/** Draws a design as it will be printed, its images within. */
export async function previewOf(platform: Platform, document: DesignDocument): Promise<string> {
  fonts ??= loadFonts()
  const area = await areaOf(platform, document)
  const images = await imagesOf(platform.storage, document.areas[area.id] ?? [])
  return toSvg(document, { area, fonts: await fonts, images: (id) => images.get(id), mode: 'screen' })
}
