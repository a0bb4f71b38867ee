import {
  type ImportKind,
  type ImportLine,
  type ImportSource,
  type ImportState,
  type ImportSummary,
  importLimits
} from '@motif/contract'
import { asc, desc, eq, lt } from 'drizzle-orm'
import { currentLocale } from '../../platform/locale.ts'
import { deleteRows } from '../../platform/clear-rows.ts'
import { lockFor } from '../../platform/advisory-locks.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { sentenceOf } from '../../platform/refusal-sentences.ts'
import { audit } from '../audit/index.ts'
import { holdCurrency } from '../pricing/index.ts'
import { decodeFile } from './decode.ts'
import { mappingOf } from './mapping.ts'
import { type ImportRow, countUnfinished } from './progress.ts'
import { fileNameOf, isOffered } from './read-file.ts'
import { importJob } from './run-import.ts'
import { importLines, imports } from './tables.ts'
import { saveTemplate } from './templates.ts'

export const hasUnfinishedImport = async (db: Database | Transaction): Promise<boolean> =>
  (await countUnfinished(db)) > 0

export interface ImportRequest {
  source: ImportSource
  kind: ImportKind
  isDryRun: boolean
  fileName: string
  data: Buffer
  /** The chosen columns, as JSON. */
  columns?: string | undefined
  templateName?: string | undefined
}

/** Stores a file and queues its import. Refuses files that are no text, and more imports than the limit. */
export async function beginImport(
  platform: Platform,
  adminId: string,
  { data, columns, templateName, ...asked }: ImportRequest
): Promise<{ id: string }> {
  const { source, kind, isDryRun } = asked
  if (!isOffered(source, kind)) throw new ProblemError('import-kind-not-offered', { errors: [{ pointer: '/kind' }] })
  if (data.length === 0) throw new ProblemError('csv-empty')
  const { text, isLatin } = decodeFile(data)
  const mapping = columns === undefined ? undefined : await mappingOf(columns, { source, kind, text })
  const id = platform.randomId()
  await platform.storage.put(fileNameOf(id), Buffer.from(text), 'text/csv')
  try {
    await platform.db.transaction(async (tx) => {
      await holdCurrency(platform, tx)
      await lockFor(tx, 'imports')
      if ((await countUnfinished(tx)) >= importLimits.unfinished)
        throw new ProblemError('imports-over-limit', { params: { max: importLimits.unfinished } })
      const fileName = asked.fileName.replaceAll(/\p{Cc}/gu, '').slice(0, 200)
      await tx.insert(imports).values({
        id,
        adminId,
        source,
        kind,
        isDryRun,
        fileName,
        isLatin,
        columns: mapping?.columns ?? null,
        createdAt: platform.clock.now()
      })
      if (mapping && templateName !== undefined)
        await saveTemplate(tx, platform, adminId, { kind, name: templateName, mapping })
      await audit(platform, tx, {
        adminId,
        action: 'import.start',
        subject: id,
        change: { source, kind, isDryRun, fileName, ...(mapping && { columns: mapping.columns }) }
      })
      await platform.jobs.send(importJob, { importId: id }, { tx })
    })
  } catch (error) {
    await platform.storage.delete(fileNameOf(id))
    throw error
  }
  return { id }
}

const summaryOf = ({
  id,
  source,
  kind,
  isDryRun,
  fileName,
  status,
  rows,
  rowsDone,
  created,
  updated,
  failed,
  createdAt,
  finishedAt
}: ImportRow): ImportSummary => ({
  id,
  source,
  kind,
  dryRun: isDryRun,
  fileName,
  status,
  rows,
  rowsDone,
  created,
  updated,
  failed,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null
})

export async function listImports({ db }: Platform, { page, pageSize }: { page: number; pageSize: number }) {
  const [total, rows] = await Promise.all([
    db.$count(imports),
    db
      .select()
      .from(imports)
      .orderBy(desc(imports.createdAt), desc(imports.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
  ])
  return { items: rows.map(summaryOf), total, page, pageSize }
}

/** Progress of an import, with its report in the caller's language. */
export async function readImport({ db }: Platform, id: string): Promise<ImportState> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  if (!row) throw new ProblemError('import-not-found')
  const lines = await db.select().from(importLines).where(eq(importLines.importId, id)).orderBy(asc(importLines.id))
  const locale = currentLocale()
  return {
    ...summaryOf(row),
    report: lines.map(({ row: number, isError, subject, reason, params }): ImportLine => ({
      row: number,
      level: isError ? 'error' : 'notice',
      subject,
      reason,
      message: sentenceOf({ reason, params: params ?? undefined }, locale)
    })),
    reportTotal: row.lines
  }
}

/** Retention of import reports. */
const retentionMs = 90 * 86_400_000

/** Deletes old reports, and files of failed or completed imports. */
export async function clearImports(platform: Platform): Promise<void> {
  const { db, clock, storage } = platform
  const now = clock.now().getTime()
  await deleteRows(platform, imports, lt(imports.finishedAt, new Date(now - retentionMs)))
  for await (const { name, changedAt } of storage.list('imports/')) {
    // A new file may be about to get its row.
    if (changedAt.getTime() > now - 86_400_000) continue
    const id = name.slice('imports/'.length, -'.csv'.length)
    const [row] = await db.select({ finishedAt: imports.finishedAt }).from(imports).where(eq(imports.id, id))
    if (!row || row.finishedAt) await storage.delete(name)
  }
}
