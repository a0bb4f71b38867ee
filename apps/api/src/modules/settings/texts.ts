import type { CurrentText, MailText, SavedText, TextVersion } from '@motif/contract'
import { type OwnMail, type TextKey, mailOfText, placeholdersOf, unknownPlaceholders } from '@motif/contract/text-rules'
import { and, desc, eq, lt, lte } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { sampleMail, shippedMail } from '../../platform/render-letter.ts'
import { namesOf } from '../accounts/index.ts'
import { audit } from '../audit/index.ts'
import { readText, textsChanged } from './current-texts.ts'
import { readableText } from './readable-text.ts'
import { shopTextVersions } from './tables.ts'
import { revisionBefore, versionPart } from './version-list.ts'

type Row = typeof shopTextVersions.$inferSelect

/** Versions to keep per page; the audit log still describes older ones. */
const versionsMax = 100

const newestRow = async (db: Pick<Platform['db'], 'select'>, page: TextKey): Promise<Row | undefined> =>
  (
    await db
      .select()
      .from(shopTextVersions)
      .where(eq(shopTextVersions.page, page))
      .orderBy(desc(shopTextVersions.revision))
      .limit(1)
  )[0]

async function view(platform: Platform, page: TextKey, row: Row | undefined): Promise<CurrentText> {
  const { db, config, currentShop } = platform
  const names = row ? await namesOf(db, [row.savedBy]) : new Map<string, string>()
  const mail = mailOfText(page)
  const text = row ? readText(row) : null
  return {
    // A version this release cannot read shows the active text, so that it can be saved anew.
    text: text === undefined ? currentShop.savedText(page) : text,
    revision: row?.revision ?? 0,
    at: row?.at.toISOString() ?? null,
    by: row ? { id: row.savedBy, name: names.get(row.savedBy) ?? null } : null,
    ...(mail && { shipped: await shippedMail(mail, currentShop.shop, config) })
  }
}

/** A version for readers; null for the built-in text, or if unreadable. */
const readableVersion = (row: Row | undefined) => readableText(row && readText(row))

/** Reads the table, because the process's copy may be outdated. */
export const readCurrentText = async (platform: Platform, page: TextKey): Promise<CurrentText> =>
  view(platform, page, await newestRow(platform.db, page))

interface Save {
  adminId: string
  page: TextKey
  /** The revision the caller has seen. */
  revision: number
}

interface Saved {
  text: SavedText | null
  restoredFrom?: number
}

/** Stores the result of `make` as the next version. Refused if the caller has not seen the newest one. */
async function save(
  platform: Platform,
  { adminId, page, revision }: Save,
  make: (tx: Transaction) => Promise<Saved>
): Promise<CurrentText> {
  const { db, clock } = platform
  const saved = await db.transaction(async (tx) => {
    const before = await newestRow(tx, page)
    const newest = before?.revision ?? 0
    const refuse = (there: number) =>
      new ProblemError('text-changed-elsewhere', { params: { revision: there }, errors: [{ pointer: '/revision' }] })
    if (revision !== newest) throw refuse(newest)
    const { text, restoredFrom } = await make(tx)
    const [row] = await tx
      .insert(shopTextVersions)
      .values({
        page,
        revision: newest + 1,
        content: text,
        savedBy: adminId,
        restoredFrom: restoredFrom ?? null,
        at: clock.now()
      })
      .onConflictDoNothing()
      .returning()
    // A concurrent save has committed since.
    if (!row) throw refuse(newest + 1)
    await tx
      .delete(shopTextVersions)
      .where(and(eq(shopTextVersions.page, page), lte(shopTextVersions.revision, row.revision - versionsMax)))
    await audit(platform, tx, {
      adminId,
      action: restoredFrom === undefined ? 'text.change' : 'text.restore',
      subject: page,
      change: { from: readableVersion(before), to: readableText(text) }
    })
    return row
  })
  await textsChanged(platform)
  return view(platform, page, saved)
}

/** Throws if a text does not fit its page or mail. */
function checkText(page: TextKey, text: SavedText | null): void {
  if (text === null) return
  const mail = mailOfText(page)
  const kind = page === 'faq' ? 'questions' : mail === undefined ? 'sections' : 'mail'
  if (text.kind !== kind) throw new ProblemError('text-of-other-kind', { errors: [{ pointer: '/text/kind' }] })
  if (mail === undefined || text.kind !== 'mail') return
  const unknown = [
    ...new Set(
      unknownPlaceholders([text.subject, text.title, JSON.stringify(text.blocks)].join('\n'), placeholdersOf(mail))
    )
  ]
  if (unknown.length > 0)
    throw new ProblemError('text-placeholder-unknown', {
      params: { names: unknown.slice(0, 5).map((name) => `{${name}}`) }
    })
}

/** The mail and its words, if both are of a mail. Null: the built-in words. */
export function mailWordsOf(page: TextKey, text: SavedText | null): { mail: OwnMail; words: MailText | null } {
  const mail = mailOfText(page)
  if (mail === undefined) throw new ProblemError('text-of-other-kind', { errors: [{ pointer: '/page' }] })
  checkText(page, text)
  return { mail, words: text?.kind === 'mail' ? text : null }
}

/** A mail with the given words and sample data. */
export async function previewMail(
  { currentShop, config }: Pick<Platform, 'currentShop' | 'config'>,
  page: TextKey,
  text: SavedText | null
): Promise<{ subject: string; html: string; text: string }> {
  const { mail, words } = mailWordsOf(page, text)
  return sampleMail(mail, currentShop.shop, config, words ?? undefined)
}

/** Null restores the built-in text. */
export function saveText(platform: Platform, who: Save, text: SavedText | null): Promise<CurrentText> {
  checkText(who.page, text)
  return save(platform, who, async () => ({ text }))
}

/** Restores an earlier version as a new one; 0 is the built-in text. */
export const restoreText = (platform: Platform, who: Save, version: number): Promise<CurrentText> =>
  save(platform, who, async (tx) => {
    if (version === 0) return { text: null, restoredFrom: 0 }
    const [row] = await tx
      .select()
      .from(shopTextVersions)
      .where(and(eq(shopTextVersions.page, who.page), eq(shopTextVersions.revision, version)))
    const text = row && readText(row)
    if (text === undefined) throw new ProblemError('settings-version-not-found')
    return { text, restoredFrom: version }
  })

/** Versions of a page's text, newest first, before the revision `after`. */
export async function listTextVersions(
  { db }: Pick<Platform, 'db'>,
  page: TextKey,
  { after, pageSize }: { after?: string | undefined; pageSize: number }
): Promise<{ items: TextVersion[]; next: string | null }> {
  const behind = revisionBefore(after)
  const rows = await db
    .select()
    .from(shopTextVersions)
    .where(
      and(eq(shopTextVersions.page, page), behind === undefined ? undefined : lt(shopTextVersions.revision, behind))
    )
    .orderBy(desc(shopTextVersions.revision))
    .limit(pageSize + 1)
  return versionPart(db, rows, {
    pageSize,
    changeOf: (row, before) => ({ from: readableVersion(before) ?? {}, to: readableVersion(row) ?? {} })
  })
}
