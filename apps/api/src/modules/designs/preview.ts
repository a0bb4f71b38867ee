import type { PreviewWidth } from '@motif/contract'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import type { FileName } from '../../platform/storage/storage.ts'
import { type Artwork, type DrawingRequest, artworkOf, drawingOf, hashOf } from '../drawing/index.ts'
import { type PicturedDesign, placedOn } from './prints.ts'

/** Increase it when thumbnails look different for the same design. */
const thumbnailVersion = 2

const drawn = (files: Buffer[] | undefined): Buffer => {
  const [file] = files ?? []
  if (!file) throw new Error('A preview was drawn without a file')
  return file
}

/** Bytes of a drawing to cache; one with many pictures is drawn each time. */
const svgBytesMax = 2 ** 20

interface Wanted {
  /** The print area to show; by default the first used one. */
  area?: string | undefined
}

/** A picture of a design, cached by content: on a hit neither the document is read nor anything drawn. */
async function pictureOf(
  platform: Platform,
  { areas, prints, document }: PicturedDesign,
  { area: wanted = prints.shown }: Wanted,
  { suffix, type, draw }: { suffix: string; type: string; draw: (artwork: Artwork) => DrawingRequest },
  visitor: string
): Promise<Buffer> {
  const { storage } = platform
  const nameOf = (artwork: string): FileName => `previews/${artwork}-v${thumbnailVersion}${suffix}`
  const known = Object.hasOwn(prints.artworks, wanted) ? prints.artworks[wanted] : undefined
  if (known === undefined) throw new ProblemError('design-area-not-found')
  const kept = await storage.get(nameOf(known))
  if (kept) return kept
  const placed = placedOn(areas, await document())
  const area = placed.areas.find(({ id }) => id === wanted)
  if (!area) throw new Error(`A design is shown on the area ${wanted}, which it lacks`)
  // The document may have just changed: the cache key is that of the drawn content.
  const artwork = artworkOf(placed.document, area)
  const subject = hashOf(artwork)
  const name = nameOf(subject)
  const data = drawn(await drawingOf(platform).draw({ key: name, subject, visitor, load: async () => draw(artwork) }))
  if (type !== svgType || data.length <= svgBytesMax) await storage.put(name, data, type)
  return data
}

const svgType = 'image/svg+xml'

/** A design as it will be printed, with its images, as a small SVG. */
export const previewOf = (
  platform: Platform,
  design: PicturedDesign,
  wanted: Wanted,
  visitor: string
): Promise<Buffer> =>
  pictureOf(
    platform,
    design,
    wanted,
    { suffix: '.svg', type: svgType, draw: (artwork) => ({ kind: 'svg', artwork }) },
    visitor
  )

/** The same as a bitmap. */
export const thumbnailOf = (
  platform: Platform,
  design: PicturedDesign,
  { w, ...wanted }: Wanted & { w: PreviewWidth },
  visitor: string
): Promise<Buffer> =>
  pictureOf(
    platform,
    design,
    wanted,
    { suffix: `-${w}.png`, type: 'image/png', draw: (artwork) => ({ kind: 'png', artwork, width: Number(w) }) },
    visitor
  )

/** Milliseconds a thumbnail is cached. */
const keptFor = 30 * 86_400_000

/** Deletes old thumbnails, because their designs change and go. */
export async function clearThumbnails({ storage, clock }: Platform): Promise<void> {
  const oldest = clock.now().getTime() - keptFor
  for await (const { name, changedAt } of storage.list('previews/'))
    if (changedAt.getTime() < oldest) await storage.delete(name)
}
