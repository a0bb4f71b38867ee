import { stringify } from 'csv-stringify/sync'
import type { Platform } from '../../platform/platform.ts'
import { audit } from '../audit/index.ts'
import { exportedProducts, exportedStock } from '../catalogue/index.ts'
import { harmless } from './formulas.ts'
import { motifHeaders, motifRows } from './motif.ts'

/** Spreadsheets read UTF-8 only where it says so. */
const mark = '\ufeff'

const csv = (rows: readonly (readonly string[])[]) =>
  stringify(
    rows.map((row) => row.map(harmless)),
    { record_delimiter: 'windows' }
  )

/** Every product, a piece at a time: memory stays the same however many there are. */
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

/** The pieces of every variant that can be bought, the same way. */
export async function* stockCsv({ db }: Platform): AsyncGenerator<string> {
  yield mark + csv([['sku', 'stock']])
  for await (const rows of exportedStock(db)) yield csv(rows.map(({ sku, stock }) => [sku, String(stock)]))
}

/** Writes down who took the shop's products or stock out. */
export const noteExport = (platform: Platform, adminId: string, kind: 'products' | 'stock'): Promise<void> =>
  platform.db.transaction((tx) =>
    audit(platform, tx, { adminId, action: 'export.download', subject: kind, change: {} })
  )
