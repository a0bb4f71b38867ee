import type { ProductInput } from '@motif/contract'
import { and, eq, notInArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type AnyViewId, type OwnView, ownViewOf } from '../drawing/index.ts'
import { photoFor, shadesOf } from './area-rules.ts'
import { ownViews, printAreas, products } from './tables.ts'

type Input = Pick<ProductInput, 'printAreas' | 'pictures' | 'options'>
type Area = ProductInput['printAreas'][number]

interface Viewed {
  view: AnyViewId
  views: Record<string, AnyViewId>
  all: OwnView[]
}

/** The views of an area: one for every colour with its own photograph, and one for the first. */
function viewsOf(productId: string, area: Area, { pictures, options }: Input): Viewed {
  const { corners, widthMm, heightMm, isDyed } = area
  const shades = shadesOf(options).flatMap(({ value }) => {
    const photo = photoFor(area, pictures, value)
    if (!photo) return []
    const focus = { x: Math.round(photo.focus.x * 100), y: Math.round(photo.focus.y * 100) }
    const { upload, crop } = photo
    return [{ value, view: ownViewOf(productId, { upload, focus, crop, corners, widthMm, heightMm }, isDyed) }]
  })
  const [first] = shades
  if (!first) throw new Error('A print area without a photograph was let in')
  const others = shades.flatMap(({ value, view }) =>
    value !== null && view.id !== first.view.id ? [[value, view.id] as const] : []
  )
  return { view: first.view.id, views: Object.fromEntries(others), all: shades.map(({ view }) => view) }
}

async function refuseLostAreas(tx: Transaction, productId: string, kept: readonly string[]): Promise<void> {
  const [lost] = await tx
    .select({ name: printAreas.name })
    .from(printAreas)
    .where(and(eq(printAreas.productId, productId), kept.length > 0 ? notInArray(printAreas.id, [...kept]) : undefined))
    .limit(1)
  if (lost)
    throw new ProblemError('print-area-kept', { params: { area: lost.name }, errors: [{ pointer: '/printAreas' }] })
}

/**
 * Updates the print areas of the owner's product, with the views of its photographs. Once it was on sale, areas and views used by orders stay
 * (`print-area-kept`).
 */
export async function writeAreas(
  tx: Transaction,
  { id: productId, wasShown }: { id: string; wasShown: boolean },
  input: Input
): Promise<void> {
  const ids = input.printAreas.map(({ id }) => id)
  if (wasShown) await refuseLostAreas(tx, productId, ids)
  const areas = input.printAreas.map((area) => ({ area, ...viewsOf(productId, area, input) }))
  const views = new Map(areas.flatMap(({ all }) => all.map((view) => [view.id, view])))
  await tx.delete(printAreas).where(eq(printAreas.productId, productId))
  if (!wasShown)
    await tx
      .delete(ownViews)
      .where(
        and(eq(ownViews.productId, productId), views.size > 0 ? notInArray(ownViews.id, [...views.keys()]) : undefined)
      )
  if (areas.length > 0) {
    const rows = [...views.values()].map((view) => ({ ...view, productId }))
    await tx.insert(ownViews).values(rows).onConflictDoNothing()
    await tx.insert(printAreas).values(
      areas.map(
        (
          { area: { id, name, widthMm, heightMm, bleedMm, safeMm, corners, isDyed, photos }, view, views: ofColours },
          position
        ) => ({
          productId,
          id,
          name,
          widthMm,
          heightMm,
          bleedMm,
          safeMm,
          view,
          views: ofColours,
          drawn: { corners, isDyed, photos },
          position
        })
      )
    )
  }
  await tx
    .update(products)
    .set({ isCustomisable: areas.length > 0 })
    .where(eq(products.id, productId))
}
