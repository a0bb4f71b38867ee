import { createHash } from 'node:crypto'
import type { DesignDocument, DesignNode, ImageNode, TextNode } from '@motif/design'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { catalogueChanged } from './cache.ts'
import { products } from './tables.ts'

const colour = /^#[0-9a-f]{3,8}$/i

/** The colours of paints, in order. */
function coloursIn(value: unknown): string[] {
  if (typeof value === 'string') return colour.test(value) ? [value.toLowerCase()] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(coloursIn) : []
}

const paintMembers = ['fill', 'stroke', 'outlines', 'extrusion', 'shadow', 'runs', 'background', 'effect'] as const

const hundredths = (value: number) => Math.round(value * 100) / 100

const pathParts = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|[a-z]/gi

/** Steps of a path from which on their kinds alone tell paths apart. A program may draw the same long path a little differently at another size. */
const manySteps = 40

/** Path data of the unit square, whatever its spacing and small differences. */
function pathOf(path: string | undefined): string | undefined {
  const steps = path?.replaceAll(/[^a-z]/gi, '')
  if (path === undefined || steps === undefined || steps.length >= manySteps) return steps
  const parts = path.match(pathParts) ?? []
  return parts.map((part) => (/^[a-z]/i.test(part) ? part : hundredths(Number(part)))).join(' ')
}

function maskOf(mask: ImageNode['mask']): unknown {
  if (mask === undefined) return undefined
  return mask.shape === 'text'
    ? [mask.shape, mask.text, mask.font]
    : [mask.shape, pathOf(mask.path), mask.points, mask.waist, mask.corner]
}

function shownByText({ text, font, role, list, arc, warp, baseline, size }: TextNode): readonly unknown[] {
  // A baseline has millimetres.
  const line = baseline && [
    baseline.points.map(({ x, y }) => [hundredths(x / size), hundredths(y / size)]),
    hundredths(baseline.offset / size),
    baseline.flip
  ]
  return [text, font, role, list, arc, warp?.shape, warp?.amount, line]
}

function shownByImage({ image, crop, mask, effect }: ImageNode): readonly unknown[] {
  const part = crop && [crop.x, crop.y, crop.width, crop.height].map(hundredths)
  return [image, part, maskOf(mask), effect?.type, effect?.type === 'threshold' ? effect.level : undefined]
}

/** What a node shows, whatever its size, place and inks. */
function shownBy(node: DesignNode): readonly unknown[] {
  if (node.type === 'text') return shownByText(node)
  if (node.type === 'image') return shownByImage(node)
  if (node.type === 'shape') return [node.shape, pathOf(node.path), node.points, node.waist]
  if (node.type === 'clip-art') return [node.art]
  return node.type === 'qr' ? [node.data, node.level] : []
}

/** The visible nodes outside of groups, back to front. */
const leavesOf = (nodes: readonly DesignNode[]): DesignNode[] =>
  nodes.flatMap((node) => (node.hidden ? [] : node.type === 'group' ? leavesOf(node.children) : [node]))

/** What one side shows, whatever its size, place and inks: its nodes, and which paints share an ink. */
function contentOf(nodes: readonly DesignNode[]): string {
  const inks = new Map<string, number>()
  const inkOf = (value: string) => {
    const known = inks.get(value) ?? inks.size
    inks.set(value, known)
    return known
  }
  return JSON.stringify(
    leavesOf(nodes).map((node) => {
      const members = new Map<string, unknown>(Object.entries(node))
      return [node.type, ...shownBy(node), paintMembers.flatMap((member) => coloursIn(members.get(member))).map(inkOf)]
    })
  )
}

/**
 * The key of a design: equal for the same design on another product, where it has another size and position, for another choice of inks, and for a
 * design printed on more sides than one. Empty for a design without content.
 */
export function designKeyOf({ areas }: Pick<DesignDocument, 'areas'>): string {
  const sides = new Set(Object.values(areas).flatMap((nodes) => (leavesOf(nodes).length > 0 ? contentOf(nodes) : [])))
  if (sides.size === 0) return ''
  return createHash('sha256')
    .update(JSON.stringify([...sides].toSorted()))
    .digest('hex')
    .slice(0, 32)
}

/** Products per statement. */
const batch = 200

/** Milliseconds per run; the next one continues. */
const sliceMs = 20_000

/** Adds keys to some products without one. Returns how many there were. */
async function addKeys({ db }: Platform): Promise<number> {
  const rows = await db
    .select({ id: products.id, artwork: products.artwork })
    .from(products)
    .where(and(isNotNull(products.artwork), isNull(products.designKey)))
    .orderBy(asc(products.id))
    .limit(batch)
  if (rows.length === 0) return 0
  const keys = rows.map(({ artwork }) => (artwork ? designKeyOf(artwork) : ''))
  await db
    .update(products)
    .set({ designKey: sql`given.key` })
    .from(sql`unnest(${sql.param(rows.map(({ id }) => id))}::text[], ${sql.param(keys)}::text[]) as given(id, key)`)
    .where(and(eq(products.id, sql`given.id`), isNull(products.designKey)))
  return rows.length
}

/** Adds the keys of products that a version before this one wrote. */
export async function addDesignKeys(platform: Platform): Promise<void> {
  const began = performance.now()
  let count = 0
  let added = 0
  do {
    added = await addKeys(platform)
    count += added
  } while (added === batch && performance.now() - began < sliceMs)
  if (count > 0) catalogueChanged(platform)
}
