import { isDeepStrictEqual } from 'node:util'
import { customerNoteLimits } from '@motif/contract/customer-rules'
import type { Transaction } from '../../platform/database.ts'
import { isDatabaseAway } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import {
  type KnownProduct,
  catalogueChanged,
  findOrAddCategory,
  addRedirectsForOldPaths,
  lockProductBySlug,
  setStock,
  writeProduct
} from '../catalogue/index.ts'
import { buildProduct } from './build-product.ts'
import { countMax, wholeOf } from './cells.ts'
import { type CsvRow, type ImportedProduct, categoryNameMax } from './imported.ts'
import { importCustomer } from '../customers/index.ts'
import type { ImportedCustomer } from './customers.ts'
import { asUploads, fetchPictures } from './pictures.ts'
import {
  type ImportRow,
  type Lease,
  LeaseLost,
  type Step,
  begin,
  end,
  isUnfinished,
  leaseMs,
  step,
  takeLease
} from './progress.ts'
import { fileNameOf, readCustomers, readProducts, readStock } from './read-file.ts'
import { type ReportLine, errorLine, linesOf, noticeLine } from './report.ts'

export const importJob = 'csv.import'

/** Milliseconds a job works before it yields; the queue considers much longer ones dead. */
const sliceMs = 60_000

/** Milliseconds between cache invalidations, because one per product would rebuild lists constantly. */
const notifyIntervalMs = 1_000

/** Rolls a dry run back after success. */
class DryRunRollback extends Error {
  override readonly name = 'TakenBack'
  readonly outcome: Step['outcome']
  constructor(outcome: Step['outcome']) {
    super()
    this.outcome = outcome
  }
}

/** A refusal of the current product. */
class ProductRefused extends Error {
  override readonly name = 'NotWritten'
}

/** Category of products without one. */
const otherCategory = 'Other'

async function categoryOf(
  tx: Transaction,
  platform: Platform,
  adminId: string,
  { category }: ImportedProduct,
  known: KnownProduct | undefined
): Promise<string> {
  if (category === undefined && known) return known.input.category
  const names = (category ?? [])
    .map((name) =>
      name
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, categoryNameMax)
        .trim()
    )
    .filter((name) => name !== '')
  return findOrAddCategory(tx, platform, adminId, names.length > 0 ? names : [otherCategory])
}

/** Redirects addresses of the other shop to this one. */
async function addRedirects(
  tx: Transaction,
  platform: Platform,
  { oldPaths = [], oldCategoryPaths = [] }: ImportedProduct,
  { productId, category }: { productId: string; category: string }
): Promise<void> {
  await addRedirectsForOldPaths(tx, platform, { productId }, { paths: oldPaths, origin: 'import' })
  await addRedirectsForOldPaths(tx, platform, { category }, { paths: oldCategoryPaths, origin: 'import' })
}

/** The row of an invalid member. */
const rowOf =
  ({ row, variants, pictures }: ImportedProduct) =>
  (pointer: string): number => {
    const [, list, index] = /^\/(variants|pictures)\/(\d+)/.exec(pointer) ?? []
    const of = list === 'variants' ? variants : pictures
    // Existing variants come first, so the index of a member says little for an existing product.
    return list === undefined || of.length === 0 ? row : (of[Number(index)]?.row ?? row)
  }

/** Report lines for a product whose transaction failed; undefined if the whole import cannot continue. */
function failed(error: unknown, product: ImportedProduct, platform: Platform): ReportLine[] | undefined {
  if (error instanceof ProductRefused) return []
  if (error instanceof ProblemError) return linesOf(error, rowOf(product))
  if (error instanceof LeaseLost || isDatabaseAway(error)) return undefined
  platform.log.error({ err: error }, 'a product of an import could not be written')
  return [errorLine(product.row, 'csv-product-fault', {})]
}

/** Records the outcome of a part in its own transaction, because nothing was written or it was rolled back. */
const recordOutcome =
  (platform: Platform, lease: Lease, told: Pick<Step, 'subject' | 'rows'>) =>
  async (outcome: Step['outcome'], lines: ReportLine[]): Promise<void> => {
    lease.row = await platform.db.transaction((tx) => step(tx, lease, { ...told, outcome, lines }))
  }

/** Writes a product and the import's progress in one transaction. */
async function importProduct(platform: Platform, lease: Lease, product: ImportedProduct): Promise<void> {
  const { adminId, isDryRun } = lease.row
  const lines = [...product.lines]
  const told = { subject: product.slug, rows: product.rows }
  const note = recordOutcome(platform, lease, told)
  if (lines.some(({ isError }) => isError)) return note('failed', lines)
  const pictures = await fetchPictures(platform, product.pictures, lines, {
    adminId,
    isDryRun,
    onStep: () => lease.renew()
  })
  try {
    lease.row = await platform.db.transaction(async (tx): Promise<ImportRow> => {
      const known = await lockProductBySlug(tx, product.slug)
      const outcome = known ? 'updated' : 'created'
      const found = {
        category: await categoryOf(tx, platform, adminId, product, known),
        pictures: await asUploads(tx, platform, pictures, adminId)
      }
      const input = buildProduct(product, known, found, lines)
      if (!input) throw new ProductRefused()
      const { id: productId } =
        known && isDeepStrictEqual(input, known.input)
          ? known
          : await writeProduct(tx, platform, input, {
              adminId,
              ...(known && { id: known.id, revision: known.revision })
            })
      await addRedirects(tx, platform, product, { productId, category: found.category })
      if (isDryRun) throw new DryRunRollback(outcome)
      return step(tx, lease, { ...told, outcome, lines })
    })
  } catch (error) {
    if (error instanceof DryRunRollback) return note(error.outcome, lines)
    const why = failed(error, product, platform)
    if (!why) throw error
    return note('failed', [...lines, ...why])
  }
}

async function importStock(
  platform: Platform,
  lease: Lease,
  { number, cells: { sku = '', stock } }: CsvRow
): Promise<void> {
  const { adminId, isDryRun } = lease.row
  const told = { subject: sku, rows: 1 }
  const note = recordOutcome(platform, lease, told)
  const pieces = stock === undefined ? undefined : wholeOf(stock, countMax)
  if (pieces === undefined)
    return note('failed', [
      errorLine(number, 'csv-number-wrong', { column: 'stock', value: (stock ?? '').slice(0, 60) })
    ])
  try {
    lease.row = await platform.db.transaction(async (tx) => {
      const outcome = await setStock(tx, platform, { adminId, sku, stock: pieces })
      if (outcome === undefined) throw new ProductRefused()
      if (isDryRun) throw new DryRunRollback('updated')
      return step(tx, lease, { ...told, outcome: 'updated', lines: [] })
    })
  } catch (error) {
    if (error instanceof DryRunRollback) return note('updated', [])
    if (!(error instanceof ProductRefused)) throw error
    return note('failed', [errorLine(number, 'csv-sku-unknown', { sku: sku.slice(0, 64) })])
  }
}

/** Writes a customer and the import's progress in one transaction. The report names their row, not their address, which would outlive an erasure. */
async function importPerson(platform: Platform, lease: Lease, { rows, lines: said, ...customer }: ImportedCustomer) {
  const { adminId, isDryRun } = lease.row
  const lines = [...said]
  const told = { subject: '', rows }
  const note = recordOutcome(platform, lease, told)
  if (lines.some(({ isError }) => isError)) return note('failed', lines)
  try {
    lease.row = await platform.db.transaction(async (tx) => {
      const { wasKnown, differsFromAccount, isNoteLeftOut } = await importCustomer(platform, tx, adminId, customer)
      if (differsFromAccount) lines.push(noticeLine(customer.row, 'csv-has-account', {}))
      if (isNoteLeftOut) lines.push(noticeLine(customer.row, 'csv-notes-full', { count: customerNoteLimits.notes }))
      const outcome = wasKnown ? 'updated' : 'created'
      if (isDryRun) throw new DryRunRollback(outcome)
      return step(tx, lease, { ...told, outcome, lines })
    })
  } catch (error) {
    if (error instanceof DryRunRollback) return note(error.outcome, lines)
    if (error instanceof LeaseLost || isDatabaseAway(error)) throw error
    platform.log.error({ err: error }, 'a customer of an import could not be written')
    return note('failed', [...said, errorLine(customer.row, 'csv-customer-fault', {})])
  }
}

type Work = (lease: Lease) => Promise<void>

/** The work of an import in file order, and its report lines. */
async function workOf(
  platform: Platform,
  row: ImportRow
): Promise<{ work: Work[]; rows: number; lines: ReportLine[] }> {
  if (row.kind === 'products') {
    const { products, rows, lines } = await readProducts(platform, row)
    return {
      rows,
      lines,
      work: products.map(
        (product): Work =>
          (lease) =>
            importProduct(platform, lease, product)
      )
    }
  }
  if (row.kind === 'customers') {
    const { customers, rows, lines } = await readCustomers(platform, row)
    return {
      rows,
      lines,
      work: customers.map(
        (one): Work =>
          (lease) =>
            importPerson(platform, lease, one)
      )
    }
  }
  const { rows, lines } = await readStock(platform, row)
  return {
    rows: rows.length,
    lines,
    work: rows.map(
      (one): Work =>
        (lease) =>
          importStock(platform, lease, one)
    )
  }
}

/** Works on an import for a time slice. Returns whether it is complete. */
async function work(platform: Platform, lease: Lease): Promise<boolean> {
  const began = performance.now()
  let told = began
  const tell = () => {
    told = performance.now()
    if (!lease.row.isDryRun) catalogueChanged(platform)
  }
  try {
    const { work: steps, rows, lines } = await workOf(platform, lease.row)
    if (lease.row.rows === 0)
      await begin(platform, lease, {
        rows,
        lines: lease.row.isLatin ? [noticeLine(null, 'csv-read-as-latin', {}), ...lines] : lines
      })
    while (lease.row.position < steps.length) {
      if (performance.now() - began > sliceMs) return false
      await steps[lease.row.position]?.(lease)
      if (performance.now() - told > notifyIntervalMs) tell()
    }
    await end(platform, lease, { status: 'done' })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    await end(platform, lease, {
      status: 'failed',
      lines: linesOf(error, () => 1).map((line) => ({ ...line, row: null }))
    })
  } finally {
    tell()
  }
  await platform.storage.delete(fileNameOf(lease.row.id))
  return true
}

/** Queues a job for after the lease would expire, which continues the import if the server was killed. */
async function scheduleRecovery({ jobs, clock }: Platform, id: string): Promise<void> {
  const period = leaseMs + 5_000
  const slot = Math.floor(clock.now().getTime() / period) + 2
  await jobs.send(importJob, { importId: id }, { after: new Date(slot * period), key: `${id} ${slot}` })
}

/** Continues an import. Idempotent and safe on several servers. */
export async function runImport(platform: Platform, id: string): Promise<void> {
  const lease = await takeLease(platform, id)
  if (!lease) {
    // The current worker may die.
    if (await isUnfinished(platform, id)) await scheduleRecovery(platform, id)
    return
  }
  let isOver = false
  try {
    await scheduleRecovery(platform, id)
    isOver = await work(platform, lease)
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
    isOver = true
  } finally {
    await lease.release()
  }
  if (!isOver) await platform.jobs.send(importJob, { importId: id })
}
