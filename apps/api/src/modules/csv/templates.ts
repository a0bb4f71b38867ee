import { isDeepStrictEqual } from 'node:util'
import { type ImportKind, type ImportTemplate, importLimits } from '@motif/contract'
import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import type { Mapping } from './mapping.ts'
import { importTemplates } from './tables.ts'

type Row = typeof importTemplates.$inferSelect

const told = ({ kind, name, columns }: Pick<Row, 'kind' | 'name' | 'columns'>) => ({ kind, name, columns })

export async function listTemplates({ db }: Platform): Promise<ImportTemplate[]> {
  const rows = await db
    .select()
    .from(importTemplates)
    .orderBy(desc(importTemplates.createdAt), desc(importTemplates.id))
  return rows.map(({ id, name, kind, columns, createdAt }) => ({
    id,
    name,
    kind,
    columns: columns.length,
    createdAt: createdAt.toISOString()
  }))
}

/** Saves a mapping and replaces one for the same headings. The caller holds the import lock. */
export async function saveTemplate(
  tx: Transaction,
  platform: Platform,
  adminId: string,
  { kind, name, mapping: { headings, columns } }: { kind: ImportKind; name: string; mapping: Mapping }
): Promise<void> {
  const [known] = await tx.select().from(importTemplates).where(eq(importTemplates.headings, headings))
  const after = { kind, name, columns }
  if (known) {
    if (isDeepStrictEqual(told(known), after)) return
    await tx.update(importTemplates).set(after).where(eq(importTemplates.id, known.id))
    await audit(platform, tx, {
      adminId,
      action: 'import-template.change',
      subject: known.id,
      change: { before: told(known), after }
    })
    return
  }
  if ((await tx.$count(importTemplates)) >= importLimits.templates)
    throw new ProblemError('import-templates-full', { params: { max: importLimits.templates } })
  const id = platform.randomId()
  await tx.insert(importTemplates).values({ ...after, id, headings, createdAt: platform.clock.now() })
  await audit(platform, tx, { adminId, action: 'import-template.add', subject: id, change: { after } })
}

export async function deleteTemplate(platform: Platform, adminId: string, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const [row] = await tx.delete(importTemplates).where(eq(importTemplates.id, id)).returning()
    if (!row) throw new ProblemError('import-template-not-found')
    await audit(platform, tx, { adminId, action: 'import-template.delete', subject: id, change: { before: told(row) } })
  })
}
