import { importLimits } from '@motif/contract'
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { audit } from '../audit/index.ts'
import type { ReportLine } from './report.ts'
import { importLines, imports } from './tables.ts'

export type ImportRow = typeof imports.$inferSelect

/** Lease of an import in milliseconds, and the interval of its heartbeat. */
export const leaseMs = 10_000
const heartbeatMs = 2_500

/** Another process works on the import. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** An import leased to this process, until released. */
export interface Lease {
  row: ImportRow
  /** Updates the import in a transaction. Throws `LeaseLost`, which rolls back, if another process took over. */
  change(tx: Transaction, values: Partial<typeof imports.$inferInsert>): Promise<void>
  renew(): Promise<void>
  release(): Promise<void>
}

const leased = ({ clock }: Pick<Platform, 'clock'>) => new Date(clock.now().getTime() + leaseMs)

/** Leases an unfinished import that nobody works on. */
export async function takeLease(platform: Platform, id: string): Promise<Lease | undefined> {
  const { db, clock } = platform
  const worker = platform.randomId()
  const [row] = await db
    .update(imports)
    .set({ worker, leasedUntil: leased(platform), status: 'running' })
    .where(
      and(
        eq(imports.id, id),
        inArray(imports.status, ['waiting', 'running']),
        or(isNull(imports.leasedUntil), lt(imports.leasedUntil, clock.now()))
      )
    )
    .returning()
  if (!row) return undefined
  const isMine = and(eq(imports.id, id), eq(imports.worker, worker))
  const renew = async () => {
    await db
      .update(imports)
      .set({ leasedUntil: leased(platform) })
      .where(isMine)
  }
  const beat = setInterval(
    () =>
      void renew().catch((error: unknown) =>
        platform.log.warn({ err: error }, 'an import could not say that it goes on')
      ),
    heartbeatMs
  )
  beat.unref()
  return {
    row,
    renew,
    change: async (tx, values) => {
      const changed = await tx.update(imports).set(values).where(isMine).returning({ id: imports.id })
      if (changed.length === 0) throw new LeaseLost()
    },
    release: async () => {
      clearInterval(beat)
      await db.update(imports).set({ worker: null, leasedUntil: null }).where(isMine)
    }
  }
}

/** Appends lines to a report, up to its limit. */
async function addLines(
  tx: Transaction,
  lease: Lease,
  subject: string | null,
  lines: readonly ReportLine[]
): Promise<void> {
  const kept = lines.slice(0, Math.max(0, importLimits.lines - lease.row.lines))
  if (kept.length > 0)
    await tx.insert(importLines).values(
      kept.map(({ row, isError, reason, params }) => ({
        importId: lease.row.id,
        row,
        isError,
        subject: subject === null || subject === '' ? null : subject.slice(0, 120),
        reason,
        params: params ?? null
      }))
    )
}

export interface Step {
  outcome: 'created' | 'updated' | 'failed'
  subject: string
  /** Number of rows it covers. */
  rows: number
  lines: readonly ReportLine[]
}

/** Counts a product or stock row as done, in the transaction that wrote it. The caller applies the result after the commit. */
export async function step(tx: Transaction, lease: Lease, { outcome, subject, rows, lines }: Step): Promise<ImportRow> {
  const { row } = lease
  const next = {
    position: row.position + 1,
    rowsDone: row.rowsDone + rows,
    [outcome]: row[outcome] + 1,
    lines: row.lines + lines.length
  }
  await addLines(tx, lease, subject, lines)
  await lease.change(tx, next)
  return { ...row, ...next }
}

/** Records facts of the whole file, before its first product. */
export async function begin(
  { db }: Platform,
  lease: Lease,
  { rows, lines }: { rows: number; lines: readonly ReportLine[] }
): Promise<void> {
  const values = { rows, lines: lines.length }
  await db.transaction(async (tx) => {
    await addLines(tx, lease, null, lines)
    await lease.change(tx, values)
  })
  lease.row = { ...lease.row, ...values }
}

/** Ends an import and records the outcome in the audit log. */
export async function end(
  platform: Platform,
  lease: Lease,
  { status, lines = [] }: { status: 'done' | 'failed'; lines?: readonly ReportLine[] }
): Promise<void> {
  const { id, adminId, fileName, created, updated, failed, isDryRun, rowsDone, rows, lines: told } = lease.row
  await platform.db.transaction(async (tx) => {
    await addLines(tx, lease, null, lines)
    await lease.change(tx, {
      status,
      lines: told + lines.length,
      finishedAt: platform.clock.now(),
      ...(status === 'done' ? { rowsDone: rows } : { rowsDone })
    })
    await audit(platform, tx, {
      adminId,
      action: 'import.end',
      subject: id,
      change: { fileName, status, isDryRun, created, updated, failed }
    })
  })
}

const isOpen = inArray(imports.status, ['waiting', 'running'])

/** Number of waiting and running imports. */
export const countUnfinished = (tx: Database | Transaction): Promise<number> => tx.$count(imports, isOpen)

export async function isUnfinished({ db }: Platform, id: string): Promise<boolean> {
  return (await db.$count(imports, and(eq(imports.id, id), isOpen))) > 0
}
