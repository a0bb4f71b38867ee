import { buffer } from 'node:stream/consumers'
import type { ProductionJob } from '@motif/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, design, openShop } from '../../testing/buy.ts'
import { productionJobs } from '../orders/tables.ts'
import { PrintFailure, type PrintFiles } from '../print/index.ts'
import { prepareBatch, sheetFiles, zipOf } from './batch.ts'
import { findJobs, openJobsOf } from './board.ts'

let shop: Shop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = (await shop.signUp({ role: 'admin' })).token
})
afterAll(() => shop.close())

async function printedJob(): Promise<ProductionJob> {
  const [variant] = await shop.variantsOf('plain-tee')
  const { data: cart } = await shop.call('POST /api/v1/carts', {})
  await shop.call('POST /api/v1/carts/{id}/lines', {
    params: { id: cart.id },
    body: { variantId: variant!.id, quantity: 1, design: { document: design('Club') } }
  })
  const { data: checkout } = await shop.submit(cart.id)
  await shop.pay(checkout)
  const [row] = await shop.platform.db.select().from(productionJobs).where(eq(productionJobs.orderId, checkout.orderId))
  return (await findJobs(shop.platform, [row!.id]))[0]!
}

/** The files of an uncompressed ZIP by name, read from its central directory as other programs do. */
function filesIn(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let entry = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength, extraLength, commentLength] = [
      zip.readUInt32LE(entry + 24),
      zip.readUInt16LE(entry + 28),
      zip.readUInt16LE(entry + 30),
      zip.readUInt16LE(entry + 32)
    ]
    const name = zip.toString('utf8', entry + 46, entry + 46 + nameLength)
    const local = zip.readUInt32LE(entry + 42)
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files.set(name, zip.subarray(begin, begin + size))
    entry += 46 + nameLength + extraLength + commentLength
  }
  return files
}

const sheets = [{ name: 'job-sheets.pdf', read: async () => Buffer.from('sheets') }]

const at = new Date('2026-06-01T10:00:00Z')

type Files = Pick<PrintFiles, 'isStored' | 'file'>

/** Print files that are all stored. The content of each is its title and format. */
const ready: Files = {
  isStored: async () => true,
  file: async ({ title }, format) => Buffer.from(`${title}.${format}`)
}

test('a batch has the files of its jobs by order and line, each once, and their sheets', async () => {
  const [one, other] = [await printedJob(), await printedJob()]
  const batch = await prepareBatch(shop.platform, ready, [one, other, one])
  const files = filesIn(await buffer(zipOf(ready, sheets, batch, at)))
  const names = [one, other].flatMap(({ order: { number } }) => [
    `${number}/${number}-1-front.png`,
    `${number}/${number}-1-front.pdf`
  ])
  const again = [
    `${one.order.number}/${one.order.number}-1-front-2.png`,
    `${one.order.number}/${one.order.number}-1-front-2.pdf`
  ]
  expect([...files.keys()].toSorted()).toEqual(['job-sheets.pdf', ...names, ...again].toSorted())
  expect(files.get(names[0]!)?.toString()).toBe(`${one.order.number}-1-front.png`)
})

test('pieces of a team are named by whom they are for, what on and how often', async () => {
  const job = { ...(await printedJob()), member: '../Müller & Söhne/وليد 7', quantity: 2 }
  const options = [{ name: 'Size', value: '2 XL' }]
  const { files } = await prepareBatch(shop.platform, ready, [
    { ...job, options },
    { ...job, member: '!', options: [] }
  ])
  const { number } = job.order
  expect(files.map(({ name }) => name).filter((name) => name.endsWith('.png'))).toEqual([
    `${number}/${number}-1-front-Müller-Söhne-وليد-7-2-XL-2x.png`,
    `${number}/${number}-1-front-2x.png`
  ])
})

test('the sheets of many jobs are several files, each made when its turn comes', async () => {
  const job = await printedJob()
  const asked: number[] = []
  const all = sheetFiles(
    Array.from({ length: 101 }, () => job),
    async (part) => {
      asked.push(part.length)
      return Buffer.from('sheets')
    }
  )
  expect([all.map(({ name }) => name), asked]).toEqual([
    ['job-sheets-1.pdf', 'job-sheets-2.pdf', 'job-sheets-3.pdf'],
    []
  ])
  for (const { read } of all) await read()
  expect(asked).toEqual([50, 50, 1])
})

test('a file that cannot be made is named in the batch, and the others are there', async () => {
  const job = await printedJob()
  const broken: Files = {
    ...ready,
    isStored: async (_subject, format) => format !== 'png',
    file: async (subject, format) => {
      if (format === 'png') throw new PrintFailure('missing-picture', 'A picture is gone.')
      return ready.file(subject, format)
    }
  }
  const batch = await prepareBatch(shop.platform, broken, [job])
  const files = filesIn(await buffer(zipOf(broken, sheets, batch, at)))
  expect(files.get('missing-files.txt')?.toString()).toContain('-1-front.png')
  expect([...files.keys()]).toHaveLength(3)
})

test('files that take long to make are asked for again, and one that breaks off leaves no whole ZIP', async () => {
  const job = await printedJob()
  const slow: Files = {
    ...ready,
    isStored: async () => false,
    file: () => new Promise(() => undefined)
  }
  await expect(prepareBatch(shop.platform, slow, [job], 1)).rejects.toMatchObject({ reason: 'print-file-not-ready' })
  const batch = await prepareBatch(shop.platform, ready, [job])
  const failing = { file: async () => Promise.reject(new Error('The storage is away.')) }
  const broken = zipOf(failing, sheets, batch, at)
  await expect(buffer(broken)).rejects.toThrow('The storage is away.')
})

test('a file is read when its turn comes, not before', async () => {
  const job = await printedJob()
  let asked = 0
  const counted: Files = {
    ...ready,
    file: async () => {
      asked += 1
      return Buffer.alloc(300_000)
    }
  }
  const batch = await prepareBatch(
    shop.platform,
    ready,
    Array.from({ length: 20 }, () => job)
  )
  const zip = zipOf(counted, sheets, batch, at)
  let [bytes, most] = [0, 0]
  for await (const chunk of zip) {
    bytes += (chunk as Buffer).length
    // Files requested beyond those completely emitted.
    most = Math.max(most, asked - Math.floor(bytes / 300_000))
  }
  expect(asked).toBe(40)
  expect(most).toBeLessThanOrEqual(3)
})

test('staff fetch the ZIP of jobs on the board', async () => {
  const job = await printedJob()
  await shop.runJobs()
  const answer = await shop.fetch(`/api/v1/admin/production/print-files.zip?jobs=${job.id}`, {
    headers: { authtoken: token }
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = filesIn(Buffer.from(await answer.arrayBuffer()))
  const { number } = job.order
  expect([...files.keys()].toSorted()).toEqual(
    [`${number}/${number}-1-front.pdf`, `${number}/${number}-1-front.png`, 'job-sheets.pdf'].toSorted()
  )
  expect(files.get('job-sheets.pdf')?.toString('latin1', 0, 5)).toBe('%PDF-')
})

test('an order’s ZIP is of its jobs that are on the board, and refused where none is', async () => {
  const job = await printedJob()
  await printedJob()
  expect((await openJobsOf(shop.platform, job.order.id)).map(({ id }) => id)).toEqual([job.id])
  await expect(openJobsOf(shop.platform, 'nowhere')).rejects.toMatchObject({ reason: 'production-job-unknown' })
})
