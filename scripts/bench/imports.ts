import { setTimeout as pause } from 'node:timers/promises'
import type { ImportState } from '@motif/contract'
import { createClient } from '@motif/contract/client'
import { admin, startShop } from './shop.ts'
import type { Row } from './table.ts'

const sizes = ['S', 'M', 'L', 'XL']
const headers = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Type',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Price',
  'Status'
]

/** A Shopify export: drafts with four sizes, without pictures, which would load from other servers. */
function shopifyRows(rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const product = Math.floor(row / sizes.length)
    const size = sizes[row % sizes.length] ?? ''
    const facts =
      row % sizes.length === 0
        ? [`Bench shirt ${product}`, `"<p>Woven for measuring, number ${product}.</p>"`, 'Shirts']
        : ['', '', '']
    return [
      `bench-shirt-${product}`,
      ...facts,
      'Size',
      size,
      `BENCH-${product}-${size}`,
      '210',
      'shopify',
      '7',
      '49.90',
      'draft'
    ].join(',')
  })
  return [headers.join(','), ...lines].join('\n')
}

/**
 * Imports a file three times: dry run, import, and repeated import. Measures the server's peak memory, sampled four
 * times a second.
 */
export async function benchImports(rows: number): Promise<Row[]> {
  const shop = await startShop(undefined, { DEMO_ADMIN_PASSWORD: admin.password })
  try {
    const call = createClient({ baseUrl: shop.origin })
    const { data: login } = await call('POST /api/v1/login', { body: admin })
    const authtoken = login.id_token
    const csv = shopifyRows(rows)

    async function run(what: string, dryRun: boolean): Promise<Row> {
      const before = shop.megabytes()
      const began = performance.now()
      const form = new FormData()
      form.set('source', 'shopify')
      form.set('dryRun', String(dryRun))
      form.set('file', new File([csv], 'products.csv', { type: 'text/csv' }))
      const sent = await fetch(`${shop.origin}/api/v1/admin/imports`, {
        method: 'POST',
        headers: { authtoken },
        body: form
      })
      const { id } = (await sent.json()) as { id: string }
      let most = before
      let state: ImportState
      do {
        await pause(250)
        most = Math.max(most, shop.megabytes())
        state = (await call('GET /api/v1/admin/imports/{id}', { params: { id }, headers: { authtoken } })).data
      } while (state.status === 'waiting' || state.status === 'running')
      const seconds = (performance.now() - began) / 1000
      const { status, created, updated, failed } = state
      return {
        what: `${rows} rows, ${(csv.length / 1e6).toFixed(1)} MB: ${what}`,
        figure: `${seconds.toFixed(0)} s; ${created} added, ${updated} updated, ${failed} refused${status === 'done' ? '' : `, ${status}`}; memory ${before} MB before, ${most} MB at most`
      }
    }

    return [await run('tried', true), await run('taken in', false), await run('taken in again', false)]
  } finally {
    await shop.stop()
    shop.removeData()
  }
}
