import { createHash } from 'node:crypto'
import type { PreviewWidth } from '@motif/contract'
import { type AreaSize, type DesignDocument, type FontSet, toSvg } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { asc, eq } from 'drizzle-orm'
import { oneAtATime } from '../../platform/one-at-a-time.ts'
import { paintSvg } from '../../platform/paint-svg.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import type { FileName } from '../../platform/storage/storage.ts'
import { printAreas, products } from '../catalogue/tables.ts'
import { imagesOf } from '../uploads/files.ts'
import { readSmallImage, readSmallPng } from '../uploads/renditions.ts'

let fonts: Promise<FontSet> | undefined

/** A product that has gone leaves its designs behind; they are shown on a sheet of this size. */
const lostArea = { id: '', widthMm: 300, heightMm: 400 }

const draw = oneAtATime({ waitingMax: 64, sentence: 'Many pictures are being made just now. Ask again in a moment.' })

/** The area to show: the one asked for, else the first of the product's that something is placed on. */
async function areaOf({ db }: Platform, { product, areas }: DesignDocument, wanted: string | undefined): Promise<AreaSize> {
  const known = await db
    .select({ id: printAreas.id, widthMm: printAreas.widthMm, heightMm: printAreas.heightMm })
    .from(printAreas)
    .innerJoin(products, eq(products.id, printAreas.productId))
    .where(eq(products.slug, product))
    .orderBy(asc(printAreas.position))
  if (wanted !== undefined) {
    const area = known.find(({ id }) => id === wanted)
    if (!area) throw new ProblemError('not-found', { detail: 'The product of this design has no such print area.' })
    return area
  }
  const isUsed = (id: string) => (areas[id]?.length ?? 0) > 0
  return known.find(({ id }) => isUsed(id)) ?? known[0] ?? { ...lostArea, id: Object.keys(areas).find(isUsed) ?? '' }
}

interface Shown {
  /** The print area to show. */
  area?: string | undefined
}

/** Draws a design as it will be printed, its images within, small. */
export async function previewOf(platform: Platform, document: DesignDocument, { area: wanted }: Shown, readImage = readSmallImage): Promise<string> {
  fonts ??= loadFonts()
  const area = await areaOf(platform, document, wanted)
  const images = await imagesOf(platform.storage, document.areas[area.id] ?? [], readImage)
  return toSvg(document, { area, fonts: await fonts, images: (id) => images.get(id), mode: 'screen' })
}

/** The same in pixels: made once for what it shows, and kept. */
export async function thumbnailOf(platform: Platform, document: DesignDocument, { w, ...shown }: Shown & { w: PreviewWidth }): Promise<Buffer> {
  const { storage } = platform
  const svg = await previewOf(platform, document, shown, readSmallPng)
  const name: FileName = `previews/${createHash('sha256').update(svg).digest('hex').slice(0, 32)}-${w}.png`
  const kept = await storage.get(name)
  if (kept) return kept
  const data = await draw(() => paintSvg(svg, { width: Number(w) }).png().toBuffer())
  await storage.put(name, data, 'image/png')
  return data
}

/** Milliseconds a thumbnail is kept; whoever asks later gets a new one. */
const keptFor = 30 * 86_400_000

/** Deletes thumbnails from long ago: designs change and go, and nobody tells what showed them. */
export async function clearThumbnails({ storage, clock }: Platform): Promise<void> {
  const oldest = clock.now().getTime() - keptFor
  for await (const { name, changedAt } of storage.list('previews/')) if (changedAt.getTime() < oldest) await storage.delete(name)
}
