import { createHash } from 'node:crypto'
import type { DesignDocument, DesignNode } from '@motif/design'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { catalogueChanged } from './cache.ts'
import { products } from './tables.ts'

const colour = /^#[0-9a-f]{3,8}$/i

/** The colours of paints, in order. */
function coloursIn(value: unknown): string[] {
  if (typeof value === 'string') return colour.test(value) ? [value.toLowerCase()] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(coloursIn) : []
}

const paintMembers = ['fill', 'stroke', 'outlines', 'shadow', 'runs', 'background'] as const
const contentMembers = ['type', 'shape', 'text', 'font', 'image', 'art', 'data', 'role'] as const

/** The visible nodes outside of groups, back to front. */
const leavesOf = (nodes: readonly DesignNode[]): DesignNode[] =>
  nodes.flatMap((node) => (node.hidden ? [] : node.type === 'group' ? leavesOf(node.children) : [node]))

/**
 * What one side shows, whatever its size, place and inks: the content of its nodes, the kinds of steps of paths, and which paints share an ink.
 */
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
      const path = members.get('path')
      return [
        ...contentMembers.map((member) => members.get(member) ?? null),
        typeof path === 'string' ? path.replaceAll(/[^a-z]/gi, '') : null,
        paintMembers.flatMap((member) => coloursIn(members.get(member))).map(inkOf)
      ]
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

/** Products per run. */
const batch = 200

/** Adds the keys of products that a version before this one wrote. */
export async function addDesignKeys(platform: Platform): Promise<void> {
  const rows = await platform.db
    .select({ id: products.id, artwork: products.artwork })
    .from(products)
    .where(and(isNotNull(products.artwork), isNull(products.designKey)))
    .orderBy(asc(products.id))
    .limit(batch)
  for (const { id, artwork } of rows)
    if (artwork)
      await platform.db
        .update(products)
        .set({ designKey: designKeyOf(artwork) })
        .where(and(eq(products.id, id), isNull(products.designKey)))
  if (rows.length > 0) catalogueChanged(platform)
}
