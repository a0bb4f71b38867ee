import type { Design, DesignSummary } from '@motif/contract'
import { type DesignDocument, readDesign } from '@motif/design'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { designs } from './tables.ts'

const designsMax = 500

type Row = typeof designs.$inferSelect
type SummaryRow = Omit<Row, 'document'>

/** The version in the address lets browsers keep a preview until the design changes. */
const previewUrl = ({ id, updatedAt }: SummaryRow) => `/api/v1/designs/${id}/preview.svg?v=${updatedAt.getTime().toString(36)}`

const summary = (row: SummaryRow): DesignSummary => ({ id: row.id, name: row.name, product: row.product, updatedAt: row.updatedAt.toISOString(), previewUrl: previewUrl(row) })
const view = (row: Row): Design => ({ ...summary(row), document: row.document })

const nothing = () => new ProblemError('not-found', { detail: 'This design is not among yours.' })

/** A person's own design; nobody else's is within reach. */
const own = (customerId: string, id: string) => and(eq(designs.id, id), eq(designs.customerId, customerId))

function checked(document: DesignDocument): DesignDocument {
  const read = readDesign(document)
  if (read.ok) return read.document
  if (read.code === 'too-large') throw new ProblemError('too-large', { detail: 'The design is too large to keep. Take something out of it.' })
  throw new ProblemError('invalid-input', { detail: 'The design cannot be read.', errors: [{ pointer: '/document', detail: read.code }] })
}

export async function listDesigns({ db }: Platform, customerId: string): Promise<DesignSummary[]> {
  const { document: _document, ...columns } = getTableColumns(designs)
  const rows = await db.select(columns).from(designs).where(eq(designs.customerId, customerId)).orderBy(desc(designs.updatedAt), desc(designs.id))
  return rows.map(summary)
}

export async function readOwnDesign({ db }: Platform, customerId: string, id: string): Promise<Design> {
  const [row] = await db.select().from(designs).where(own(customerId, id))
  if (!row) throw nothing()
  return view(row)
}

export async function addDesign({ db, clock, randomId }: Platform, customerId: string, { name, document }: { name: string; document: DesignDocument }): Promise<Design> {
  const count = await db.$count(designs, eq(designs.customerId, customerId))
  if (count >= designsMax) throw new ProblemError('invalid-input', { detail: `At most ${designsMax} designs can be kept. Delete one first.` })
  const now = clock.now()
  const row: Row = { id: randomId(), customerId, name, product: document.product, document: checked(document), createdAt: now, updatedAt: now, revision: 1, shareKey: null, deletedAt: null }
  await db.insert(designs).values(row)
  return view(row)
}

export async function changeDesign({ db, clock }: Platform, customerId: string, id: string, { name, document }: { name: string; document: DesignDocument }): Promise<Design> {
  const change = { name, product: document.product, document: checked(document), updatedAt: clock.now() }
  const [row] = await db.update(designs).set(change).where(own(customerId, id)).returning()
  if (!row) throw nothing()
  return view(row)
}

export async function removeDesign({ db }: Platform, customerId: string, id: string): Promise<void> {
  const [gone] = await db.delete(designs).where(own(customerId, id)).returning({ id: designs.id })
  if (!gone) throw nothing()
}

/** The document of a preview, for whoever has the identifier. */
export async function previewedDocument({ db }: Platform, id: string): Promise<DesignDocument> {
  const [row] = await db.select({ document: designs.document }).from(designs).where(eq(designs.id, id))
  if (!row) throw nothing()
  return row.document
}
