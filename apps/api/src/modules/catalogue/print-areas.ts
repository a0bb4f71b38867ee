import { type SQL, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { printAreas, products } from './tables.ts'

type PrintAreaRow = Omit<typeof printAreas.$inferSelect, 'productId' | 'position' | 'drawn'>

const columns = {
  id: printAreas.id,
  name: printAreas.name,
  view: printAreas.view,
  views: printAreas.views,
  widthMm: printAreas.widthMm,
  heightMm: printAreas.heightMm,
  bleedMm: printAreas.bleedMm,
  safeMm: printAreas.safeMm,
  sizes: printAreas.sizes
}

const areasWhere = (db: Database | Transaction, which: SQL): Promise<PrintAreaRow[]> =>
  db
    .select(columns)
    .from(printAreas)
    .innerJoin(products, eq(products.id, printAreas.productId))
    .where(which)
    .orderBy(asc(printAreas.position))

/** The print areas of a product with the measures of differing variants, in catalogue order. */
export const areasOfProduct = (db: Database | Transaction, productId: string): Promise<PrintAreaRow[]> =>
  areasWhere(db, eq(products.id, productId))

/** The same by slug; empty if there is no such product. */
export const areasOfSlug = (db: Database | Transaction, slug: string): Promise<PrintAreaRow[]> =>
  areasWhere(db, eq(products.slug, slug))
