import { request } from 'node:http'
import type { LineBatch } from '@motif/contract'
import { createClient } from '@motif/contract/client'
import { benchDocument } from './editor/document.ts'
import { databaseProcesses, secondsOf } from './processor.ts'
import { startShop } from './shop.ts'
import type { Row } from './table.ts'
import { percentile } from './traffic.ts'

const lineCount = 200
/** Nodes of each line's design: a picture of words and shapes as people make them. */
const nodeCount = 12
const batchSize = 100
const [warmUps, measured] = [200, 500]

interface Got {
  bytes: number
  milliseconds: number
}

const get = (address: string, encoding: string): Promise<Got> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    request(address, { headers: { 'accept-encoding': encoding } }, (answer) => {
      let bytes = 0
      answer
        .on('data', (chunk: Buffer) => (bytes += chunk.length))
        .on('end', () => {
          if (answer.statusCode === 200) resolve({ bytes, milliseconds: performance.now() - began })
          else reject(new Error(`${address} answered ${answer.statusCode}`))
        })
        .on('error', reject)
    })
      .on('error', reject)
      .end()
  })

/** A cart of 200 lines with separate designs. */
async function fillCart(origin: string): Promise<string> {
  const call = createClient({ baseUrl: origin })
  const { data: product } = await call('GET /api/v1/products/{slug}', { params: { slug: 'classic-tee' } })
  const [area] = product.printAreas
  const pieces = product.variants.flatMap(({ id, stock }) =>
    Array.from<string>({ length: Math.min(stock, 20) }).fill(id)
  )
  if (area === undefined || pieces.length < lineCount) throw new Error('The tee cannot fill a cart.')
  const { data: cart } = await call('POST /api/v1/carts', {})
  const base = benchDocument(nodeCount, area, { product: product.slug, images: [] })
  for (let first = 0; first < lineCount; first += batchSize) {
    const numbers = Array.from({ length: batchSize }, (_, index) => first + index)
    const body: LineBatch = {
      key: `batch-${first}`,
      designs: numbers.map((number) => ({
        document: {
          ...base,
          areas: {
            [area.id]: (base.areas[area.id] ?? []).flatMap((node) =>
              node.type === 'image' ? [] : [node.type === 'text' ? { ...node, text: `Number ${number}` } : node]
            )
          }
        }
      })),
      lines: numbers.map((number, design) => ({ variantId: pieces[number] ?? '', quantity: 1, design }))
    }
    await call('POST /api/v1/carts/{id}/batches', { params: { id: cart.id }, body })
  }
  return cart.id
}

/** A cart of 200 designed lines: response size and processor time. Limits: 60 kB compressed, 10 ms. */
export async function benchCarts(): Promise<Row[]> {
  const shop = await startShop()
  try {
    const address = `${shop.origin}/api/v1/carts/${await fillCart(shop.origin)}`
    const database = databaseProcesses(shop.dataDir)
    const raw = await get(address, 'identity')
    const rows: Row[] = [{ what: 'an answer, not compressed', figure: `${(raw.bytes / 1000).toFixed(1)} kB` }]
    for (const encoding of ['br', 'identity']) {
      for (let tries = 0; tries < warmUps; tries += 1) await get(address, encoding)
      const [before, databaseBefore] = [secondsOf(shop.pid), database.reduce((sum, pid) => sum + secondsOf(pid), 0)]
      const taken: Got[] = []
      for (let tries = 0; tries < measured; tries += 1) taken.push(await get(address, encoding))
      const each = (seconds: number) => ((seconds * 1000) / measured).toFixed(1)
      const name = encoding === 'br' ? 'brotli' : 'not compressed'
      if (encoding === 'br')
        rows.push({ what: 'an answer, brotli', figure: `${((taken[0]?.bytes ?? 0) / 1000).toFixed(1)} kB (limit 60)` })
      const sorted = taken.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
      const inDatabase = database.reduce((sum, pid) => sum + secondsOf(pid), 0) - databaseBefore
      rows.push({
        what: `processor time of an answer, ${name}`,
        figure: `${each(secondsOf(shop.pid) - before)} ms (limit 10); ${each(inDatabase)} ms in PostgreSQL; p50 ${percentile(sorted, 0.5).toFixed(1)} ms`
      })
    }
    return rows
  } finally {
    await shop.stop()
    shop.removeData()
  }
}
