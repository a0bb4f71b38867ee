import type { ProductionJob } from '@motif/contract'
import {
  type Finding,
  type FontSet,
  type PixelSize,
  boxAround,
  cornersOfLeaf,
  findingId,
  leavesOf,
  preflight,
  resolutionOf
} from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { sizesOfImages } from '../carts/index.ts'
import { orderLines } from '../orders/index.ts'
import { type PrintSubject, subjectsOf } from '../print/index.ts'

/** The content of a print area, in millimetres. */
export interface SheetArea {
  id: string
  name: string
  widthMm: number
  heightMm: number
  bleedMm: number
  /** Bounds of the design within the area; undefined if it is empty. */
  placed: { left: number; top: number; width: number; height: number } | undefined
  /** Resolution of its coarsest picture in pixels per inch; undefined without pictures. */
  coarsest: number | undefined
  findings: (Pick<Finding, 'code' | 'details'> & {
    id: string
    severity: Exclude<Finding['severity'], 'note'>
    isConfirmed: boolean
  })[]
}

export interface SheetFacts {
  job: ProductionJob
  areas: SheetArea[]
  /** The product with the design, as JPEG. */
  picture: Buffer | undefined
}

const rounded = (millimetres: number) => Math.round(millimetres * 10) / 10

function areaOf(
  { document, area, name, safeMm }: PrintSubject,
  images: ReadonlyMap<string, PixelSize>,
  confirmed: ReadonlySet<string>,
  fonts: FontSet
): SheetArea {
  const leaves = [...leavesOf(document.areas[area.id] ?? [])]
  const { left, top, right, bottom } = boxAround(leaves.flatMap((leaf) => cornersOfLeaf(leaf, fonts)))
  const dpi = leaves.flatMap(({ node, scale }) => {
    const pixels = node.type === 'image' ? images.get(node.image) : undefined
    return node.type === 'image' && pixels ? [resolutionOf(node, pixels, scale)] : []
  })
  const found = preflight(document, { areas: [{ ...area, safeMm }], fonts, images: (id) => images.get(id) })
  return {
    id: area.id,
    name,
    widthMm: area.widthMm,
    heightMm: area.heightMm,
    bleedMm: area.bleedMm,
    placed: Number.isFinite(left)
      ? { left: rounded(left), top: rounded(top), width: rounded(right - left), height: rounded(bottom - top) }
      : undefined,
    coarsest: dpi.length === 0 ? undefined : Math.min(...dpi),
    findings: found.flatMap((finding) => {
      const { code, details, severity } = finding
      if (finding.area !== area.id || severity === 'note') return []
      const id = findingId(finding)
      return [{ id, code, details, severity, isConfirmed: confirmed.has(id) }]
    })
  }
}

/** The print areas of a job's line with their facts, computed from the purchased design. */
export async function checkedAreas(
  platform: Pick<Platform, 'db' | 'storage'>,
  job: ProductionJob
): Promise<(SheetArea & { subject: PrintSubject })[]> {
  const { db } = platform
  const subjects = job.isPrinted ? await subjectsOf(db, job.order.id, job.lineId) : []
  const [first] = subjects
  if (!first) return []
  const fonts = await loadFonts()
  const [line] = await db
    .select({ confirmed: orderLines.confirmed })
    .from(orderLines)
    .where(eq(orderLines.id, job.lineId))
  const confirmed = new Set((line?.confirmed ?? []).map(({ id }) => id))
  const images = await sizesOfImages(platform, first.document)
  return subjects.map((subject) => ({ ...areaOf(subject, images, confirmed, fonts), subject }))
}

/** The facts of a job sheet. */
export async function sheetFacts(
  platform: Platform,
  job: ProductionJob,
  readPicture: (picture: ProductionJob['image']) => Promise<Buffer | undefined>
): Promise<SheetFacts> {
  return {
    job,
    areas: await checkedAreas(platform, job),
    // A sheet without its picture is better than none.
    picture: await readPicture(job.image).catch((error: unknown) => {
      platform.log.warn({ err: error, job: job.id }, 'the picture of a job sheet could not be made')
      return undefined
    })
  }
}
