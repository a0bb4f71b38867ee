import { isDeepStrictEqual } from 'node:util'
import type { OrderView, ProductView } from '@motif/contract'
import { type SavedViewList, savedViewKey, savedViewLimits } from '@motif/contract/saved-view-rules'
import { may } from '@motif/contract/staff-rules'
import { type SQL, and, asc, eq, ne, or } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { lockNamed } from '../../platform/advisory-locks.ts'
import { users } from '../accounts/index.ts'
import { audit } from '../audit/index.ts'
import { savedViews } from './tables.ts'

type Row = typeof savedViews.$inferSelect
type ViewOf<List extends SavedViewList> = { orders: OrderView; products: ProductView }[List]
type RequestOf<List extends SavedViewList> = Pick<ViewOf<List>, 'name' | 'filter' | 'isShared'>
type Reader = Pick<Person, 'id' | 'name' | 'staffRole'>

/** Shared views outlive their owner's time as staff, so leaders may change them too. */
const mayChange = ({ id, staffRole }: Reader, { userId, isShared }: Pick<Row, 'userId' | 'isShared'>): boolean =>
  userId === id || (isShared && may(staffRole, 'staff.change'))

/** What the audit log says of a view. A text searched for may name a customer, and the log outlives their data. */
const told = ({
  list,
  name,
  filter: { q, ...filter },
  isShared
}: Pick<Row, 'list' | 'name' | 'filter' | 'isShared'>) => ({
  list,
  name,
  filter: { ...filter, ...(q !== undefined && { letters: q.length }) },
  isShared
})

const isSeenBy = ({ id }: Reader, list: SavedViewList) =>
  and(eq(savedViews.list, list), or(eq(savedViews.userId, id), savedViews.isShared))

/** Views of a list, by name. */
async function viewsWhere<List extends SavedViewList>(
  db: Database | Transaction,
  reader: Reader,
  list: List,
  which?: SQL
): Promise<ViewOf<List>[]> {
  const rows = await db
    .select({ view: savedViews, by: users.name })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.userId))
    .where(and(isSeenBy(reader, list), which))
    .orderBy(asc(savedViews.nameKey), asc(savedViews.id))
    .limit(savedViewLimits.own + savedViewLimits.shared)
  return rows.map(({ view, by }) => {
    const { id, name, filter, isShared } = view
    const about = { id, name, isShared, isOwn: view.userId === reader.id, by, mayChange: mayChange(reader, view) }
    // A row holds a filter of its list.
    return { ...about, filter } as ViewOf<List>
  })
}

/** A person's own views of a list, and shared ones. */
export const listViews = async <List extends SavedViewList>({ db }: Platform, reader: Reader, list: List) => ({
  items: await viewsWhere(db, reader, list)
})

/** Holders of the lock of a list may add and change its views: limits and names stay as checked. */
const lockList = (tx: Transaction, list: SavedViewList) => lockNamed(tx, `saved views ${list}`)

/** Refuses a name the owner has already, and what exceeds the limits. `id` is the view that is changed. */
async function assertFits(tx: Transaction, next: Pick<Row, 'id' | 'userId' | 'list' | 'nameKey' | 'isShared'>) {
  const others = and(eq(savedViews.list, next.list), ne(savedViews.id, next.id))
  const own = and(others, eq(savedViews.userId, next.userId))
  if ((await tx.$count(savedViews, and(own, eq(savedViews.nameKey, next.nameKey)))) > 0)
    throw new ProblemError('saved-view-name-taken', { errors: [{ pointer: '/name' }] })
  if ((await tx.$count(savedViews, own)) >= savedViewLimits.own)
    throw new ProblemError('saved-views-full', { params: { count: savedViewLimits.own } })
  if (next.isShared && (await tx.$count(savedViews, and(others, savedViews.isShared))) >= savedViewLimits.shared)
    throw new ProblemError('shared-views-full', { params: { count: savedViewLimits.shared } })
}

/** A view the reader may change. Others' unshared views look like unknown ones. */
async function lockView(tx: Transaction, reader: Reader, list: SavedViewList, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.id, id), isSeenBy(reader, list)))
    .for('update')
  if (!row) throw new ProblemError('saved-view-not-found')
  if (!mayChange(reader, row)) throw new ProblemError('saved-view-of-another')
  return row
}

async function viewed<List extends SavedViewList>(tx: Transaction, reader: Reader, list: List, id: string) {
  const [view] = await viewsWhere(tx, reader, list, eq(savedViews.id, id))
  if (!view) throw new Error('A view that was just saved is gone')
  return view
}

export const addView = <List extends SavedViewList>(
  platform: Platform,
  reader: Reader,
  list: List,
  { name, filter, isShared }: RequestOf<List>
): Promise<ViewOf<List>> =>
  platform.db.transaction(async (tx) => {
    await lockList(tx, list)
    const row: Row = {
      id: platform.randomId(9),
      userId: reader.id,
      list,
      name,
      nameKey: savedViewKey(name),
      filter,
      isShared,
      savedAt: platform.clock.now()
    }
    await assertFits(tx, row)
    await tx.insert(savedViews).values(row)
    if (isShared)
      await audit(platform, tx, {
        adminId: reader.id,
        action: 'saved-view.add',
        subject: row.id,
        change: { from: null, to: told(row) }
      })
    return viewed(tx, reader, list, row.id)
  })

/** Changes a view. A shared view of somebody else stays shared: unshared, only its owner would see it. */
export const changeView = <List extends SavedViewList>(
  platform: Platform,
  reader: Reader,
  { list, id, request: { name, filter, isShared } }: { list: List; id: string; request: RequestOf<List> }
): Promise<ViewOf<List>> =>
  platform.db.transaction(async (tx) => {
    await lockList(tx, list)
    const before = await lockView(tx, reader, list, id)
    if (before.userId !== reader.id && !isShared) throw new ProblemError('saved-view-of-another')
    const after: Row = { ...before, name, nameKey: savedViewKey(name), filter, isShared, savedAt: platform.clock.now() }
    await assertFits(tx, after)
    await tx.update(savedViews).set(after).where(eq(savedViews.id, id))
    if ((before.isShared || isShared) && !isDeepStrictEqual(told(before), told(after)))
      await audit(platform, tx, {
        adminId: reader.id,
        action: 'saved-view.change',
        subject: id,
        change: { from: told(before), to: told(after) }
      })
    return viewed(tx, reader, list, id)
  })

export const removeView = (
  platform: Platform,
  reader: Reader,
  list: SavedViewList,
  id: string
): Promise<Record<string, never>> =>
  platform.db.transaction(async (tx) => {
    const before = await lockView(tx, reader, list, id)
    await tx.delete(savedViews).where(eq(savedViews.id, id))
    if (before.isShared)
      await audit(platform, tx, {
        adminId: reader.id,
        action: 'saved-view.delete',
        subject: id,
        change: { from: told(before), to: null }
      })
    return {}
  })
