import { decimalsOf } from '@motif/contract/money-rules'
import type { ReportPart } from '@motif/contract/report-rules'
import { stringify } from 'csv-stringify/sync'
import type { Platform } from '../../platform/platform.ts'
import { addDays, beginOf } from '../../platform/shop-days.ts'
import { exportedAccounts } from '../accounts/index.ts'
import { audit } from '../audit/index.ts'
import { exportedProducts, exportedStock } from '../catalogue/index.ts'
import { exportedDesigns, exportedImported } from '../customers/index.ts'
import { exportedSubscribers } from '../newsletter/index.ts'
import { exportedOrders } from '../orders/index.ts'
import { refundedOf, spendingOf } from '../payments/index.ts'
import { type DateRangeQuery, dashboard } from '../reports/index.ts'
import { type SearchFilter, exportedSearches } from '../searches/index.ts'
import { type LogQuery, exportedLog } from '../staff-log/index.ts'
import { priceText } from './cells.ts'
import { escapeFormula } from './formulas.ts'
import { motifHeaders, motifRows } from './motif.ts'
import { orderHeaders, orderRows } from './order-rows.ts'
import { reportRows } from './report-rows.ts'

/** Spreadsheets recognise UTF-8 only by a byte order mark. */
const mark = '\ufeff'

const csv = (rows: readonly (readonly string[])[]) =>
  stringify(
    rows.map((row) => row.map(escapeFormula)),
    { record_delimiter: 'windows' }
  )

/** Every product, in batches: memory use is constant. */
export async function* productsCsv({ db, shop, config }: Platform): AsyncGenerator<string> {
  yield mark + csv([motifHeaders])
  const context = {
    decimals: shop.currency.decimals,
    linkOf: (upload: string) => `${config.publicUrl}/api/v1/uploads/${upload}`
  }
  for await (const products of exportedProducts(db))
    yield csv(
      products
        .flatMap((product) => motifRows(product, context))
        .map((cells) => motifHeaders.map((header) => cells[header] ?? ''))
    )
}

/** Stock of every variant on sale, in batches. */
export async function* stockCsv({ db }: Platform): AsyncGenerator<string> {
  yield mark + csv([['sku', 'stock']])
  for await (const rows of exportedStock(db)) yield csv(rows.map(({ sku, stock }) => [sku, String(stock)]))
}

/** Orders placed between two days in the shop's time zone, both included, or those with the ids, oldest first, in batches. */
export async function* ordersCsv(
  platform: Platform,
  {
    from,
    to,
    orders: ids
  }: { from?: string | undefined; to?: string | undefined; orders?: readonly string[] | undefined }
): AsyncGenerator<string> {
  const { db } = platform
  yield mark + csv([orderHeaders])
  const days = {
    from: from === undefined ? undefined : beginOf(platform, from),
    // The last day of the calendar has no next one.
    before: to === undefined || to === '9999-12-31' ? undefined : beginOf(platform, addDays(to, 1))
  }
  for await (const orders of exportedOrders(db, { ...days, ids })) {
    const refunded = await refundedOf(
      db,
      orders.map(({ order }) => order.id)
    )
    yield csv(orders.flatMap(({ order, lines }) => orderRows(order, lines, refunded.get(order.id) ?? 0)))
  }
}

const customerHeaders = ['Name', 'E-mail', 'Phone', 'Since', 'Orders', 'Spent', 'Currency', 'Last order']

/** The row of a customer, or one for each currency they paid in. */
function customerRows(facts: readonly string[], sums: Awaited<ReturnType<typeof spendingOf>> | undefined) {
  if (!sums) return [[...facts, '0', '', '', '']]
  return sums.map(({ orders, spent, currency, lastAt }) => [
    ...facts,
    String(orders),
    priceText(spent, decimalsOf(currency)),
    currency,
    lastAt.toISOString()
  ])
}

/** Verified accounts with their spending, then imported customers without one, in batches. One row per currency. */
export async function* customersCsv({ db }: Platform): AsyncGenerator<string> {
  yield mark + csv([customerHeaders])
  for await (const accounts of exportedAccounts(db)) {
    const spending = Map.groupBy(
      await spendingOf(db, { customerIds: accounts.map(({ id }) => id) }),
      ({ buyer }) => buyer
    )
    yield csv(
      accounts.flatMap(({ id, name, email, phone, createdAt }) => {
        return customerRows([name, email, phone ?? '', createdAt.toISOString()], spending.get(id))
      })
    )
  }
  for await (const customers of exportedImported(db)) {
    const spending = Map.groupBy(
      await spendingOf(db, { customerIds: [], guests: customers.map(({ email }) => email) }),
      ({ buyer }) => buyer
    )
    yield csv(
      customers.flatMap(({ name, email, phone }) =>
        customerRows([name ?? '', email, phone ?? '', ''], spending.get(email))
      )
    )
  }
}

const designHeaders = ['Design', 'Product', 'Owner', 'E-mail', 'Created', 'Changed', 'Orders']

/** Saved designs of customers, in batches. The id is left out, because it opens the picture. */
export async function* designsCsv(platform: Platform): AsyncGenerator<string> {
  yield mark + csv([designHeaders])
  for await (const designs of exportedDesigns(platform))
    yield csv(
      designs.map(({ name, product, owner, email, createdAt, updatedAt, orders }) => [
        name,
        product,
        owner ?? '',
        email ?? '',
        createdAt.toISOString(),
        updatedAt.toISOString(),
        String(orders)
      ])
    )
}

const subscriberHeaders = ['E-mail', 'Language', 'Confirmed', 'Unsubscribe link', 'List-Unsubscribe']

/** Confirmed newsletter addresses, in batches. Every mail to an address needs its unsubscribe links. */
export async function* newsletterCsv(platform: Platform): AsyncGenerator<string> {
  yield mark + csv([subscriberHeaders])
  for await (const subscribers of exportedSubscribers(platform))
    yield csv(
      subscribers.map(({ email, locale, confirmedAt, stopUrl, oneClickUrl }) => [
        email,
        locale,
        confirmedAt.toISOString(),
        stopUrl,
        `<${oneClickUrl}>`
      ])
    )
}

const logHeaders = ['When', 'Who', 'Account', 'What', 'On', 'Name', 'Member', 'Before', 'After']

/** The audit log, newest first, with a row per changed member, in batches. */
export async function* logCsv(platform: Platform, query: LogQuery): AsyncGenerator<string> {
  yield mark + csv([logHeaders])
  for await (const entries of exportedLog(platform, query))
    yield csv(
      entries.flatMap(({ at, by, action, subject, changes }) => {
        const facts = [at, by.name ?? '', by.id, action, subject.id, subject.name ?? '']
        if (changes.length === 0) return [[...facts, '', '', '']]
        return changes.map(({ field, from, to }) => [...facts, field, from ?? '', to ?? ''])
      })
    )
}

/** A table of the dashboard, complete: at most a row per day. */
export async function* reportCsv(
  platform: Platform,
  { part, ...query }: DateRangeQuery & { part: ReportPart }
): AsyncGenerator<string> {
  yield mark + csv(reportRows(await dashboard(platform, query), part))
}

/** Searches of shoppers, with a row per day and query. */
export async function* searchesCsv(platform: Platform, filter: SearchFilter): AsyncGenerator<string> {
  yield mark + csv([['Day', 'Search', 'Searches', 'Products found']])
  for await (const rows of exportedSearches(platform, filter))
    yield csv(rows.map(({ day, query, searches, found }) => [day, query, String(searches), String(found)]))
}

export type ExportFile =
  | 'products'
  | 'stock'
  | 'orders'
  | 'customers'
  | 'designs'
  | 'newsletter'
  | 'log'
  | 'report'
  | 'searches'

/** Records an export in the audit log. */
export const noteExport = (platform: Platform, adminId: string, kind: ExportFile): Promise<void> =>
  platform.db.transaction((tx) =>
    audit(platform, tx, { adminId, action: 'export.download', subject: kind, change: {} })
  )
