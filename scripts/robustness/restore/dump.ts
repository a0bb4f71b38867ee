import { execFile } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type DesignDocument, documentVersion } from '@motif/design'
import { Pool } from 'pg'
import sharp from 'sharp'
import { s3Storage } from '../../../apps/api/src/platform/storage/s3-storage.ts'
import type { FileName, Storage } from '../../../apps/api/src/platform/storage/storage.ts'
import { startFakeStripe, stripeEnv } from '../../../apps/api/src/testing/fake-stripe/server.ts'
import { type S3Server, startS3Server } from '../../../apps/api/src/testing/s3-server.ts'
import { freePort } from '../../../apps/api/src/platform/port.ts'
import { postgresFolder } from '../cluster/programs.ts'
import { type Blank, blankOf } from '../drawing.ts'
import { shopProcess } from '../shop-process.ts'
import { booksOf, differences, readBooks } from './books.ts'
import { startDebianPostgres } from './debian-postgres.ts'
import { sell } from './sell.ts'

const digestOf = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')

/** A photograph nobody else has. */
const photo = () =>
  sharp({
    create: { width: 400, height: 300, channels: 3, background: { r: randomInt(256), g: randomInt(256), b: 90 } }
  })
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="${randomInt(400)}" cy="${randomInt(300)}" r="${20 + randomInt(90)}" fill="white"/></svg>`
        )
      }
    ])
    .png()
    .toBuffer()

/** Brings a photograph, and makes a design of it. */
async function designWithPhoto(origin: string, { product, area }: Blank): Promise<DesignDocument> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await photo())], { type: 'image/png' }), 'photo.png')
  const bring = () => fetch(`${origin}/api/v1/uploads`, { method: 'POST', body: form })
  let answer = await bring()
  // As a browser does: what a busy shop cannot answer just now is asked again.
  for (let times = 0; answer.status === 503 && times < 20; times += 1) {
    await pause(500)
    answer = await bring()
  }
  if (!answer.ok) throw new Error(`A photograph was answered with ${answer.status}: ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: string }
  return {
    version: documentVersion,
    product: product.slug,
    areas: {
      [area]: [{ type: 'image', id: 'photo', x: 60, y: 80, rotation: 0, opacity: 1, image: id, width: 20, height: 15 }]
    }
  }
}

/** Every file of the shop's in a bucket, by its name, with a digest. */
async function filesOf(
  storage: Storage,
  take: (name: FileName, data: Buffer) => Promise<void> = async () => undefined
) {
  const digests = new Map<string, string>()
  for await (const { name } of storage.list('uploads/')) {
    const data = await storage.get(name)
    if (!data) continue
    digests.set(name, digestOf(data))
    await take(name, data)
  }
  return digests
}

/** Uploads that the restored database knows, and those its designs show. */
async function namedUploads(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>(`
    select id from uploads union
    select jsonb_path_query(design, '$.areas.**.image') #>> '{}' from (select design from order_lines union all select design from cart_lines) shown where design is not null`)
  return new Set(rows.map(({ id }) => id))
}

const command = (script: string, env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../../apps/api/src', script)], {
    env: { ...process.env, LOG_LEVEL: 'fatal', ...env }
  })

/**
 * Dumps the database of a shop that sells designs with people's photographs, then copies its bucket, sells on, loses both, and follows the steps of
 * docs/operations.md: the books must be those of the dump, and the files all that the database names, byte by byte.
 */
export async function restoreDump(): Promise<boolean> {
  const programs = postgresFolder()
  if (programs === undefined) {
    console.log('Skipped: a dump and its restore need pg_dump. Install the package postgresql.')
    return true
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'motif-dump-'))
  chmodSync(dataDir, 0o755)
  const own = (name: string, mode = 0o755) => {
    mkdirSync(join(dataDir, name), { recursive: true })
    chmodSync(join(dataDir, name), mode)
    return join(dataDir, name)
  }
  const closers: (() => unknown)[] = [
    () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  ]
  try {
    const stripe = await startFakeStripe()
    closers.push(() => stripe.close())
    const settingsOf = (bucket: S3Server, url: string, folder: string) => ({
      DATABASE_URL: url,
      DATA_DIR: own(folder),
      IDENTITY_KEY: 'the key that is kept away from the rest',
      DRAW_AHEAD: 'false',
      S3_ENDPOINT: bucket.settings.endpoint,
      S3_BUCKET: bucket.settings.bucket,
      S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
      ...stripeEnv(stripe)
    })
    const poolOn = (connectionString: string) => {
      const pool = new Pool({ connectionString, max: 2 })
      pool.on('error', () => undefined)
      closers.push(() => pool.end())
      return pool
    }

    const lostDatabase = await startDebianPostgres(own('postgres', 0o777), programs, await freePort())
    const lostBucket = await startS3Server({ directory: own('bucket') })
    const shop = shopProcess(await freePort(), settingsOf(lostBucket, lostDatabase.url, 'shop'))
    closers.push(() => shop.kill())
    await shop.start()
    const pool = poolOn(lostDatabase.url)
    await pool.query('update variants set on_hand = 1000000, reserved = 0, soft = 0')
    const blank = await blankOf(shop.origin)
    const selling = (origin: string, times: number) =>
      sell({ origin, stripe, variantIds: [blank.variant.id] }, times, () => designWithPhoto(origin, blank))
    const kept = await selling(shop.origin, 5)

    // People go on buying while it is dumped and copied.
    const beside = selling(shop.origin, 5)
    const dump = join(own('dump', 0o777), 'shop.dump')
    const holder = await pool.connect()
    await holder.query('begin isolation level repeatable read')
    const { rows } = await holder.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
    const wanted = await booksOf(holder)
    const dumping = performance.now()
    await lostDatabase.tool(
      'pg_dump',
      '--format=custom',
      `--snapshot=${rows[0]?.snapshot}`,
      `--file=${dump}`,
      lostDatabase.url
    )
    const dumpSeconds = (performance.now() - dumping) / 1000
    await holder.query('commit')
    holder.release()
    const copies = new Map<FileName, Buffer>()
    const copied = await filesOf(s3Storage(lostBucket.settings), async (name, data) => void copies.set(name, data))
    await beside
    const gone = await selling(shop.origin, 2)
    await shop.kill()
    await lostDatabase.lose()
    await lostBucket.close()
    rmSync(join(dataDir, 'bucket'), { recursive: true, force: true })

    const restoring = performance.now()
    const database = await startDebianPostgres(own('postgres-again', 0o777), programs, await freePort())
    closers.push(() => database.lose())
    await database.tool('pg_restore', '--no-owner', `--dbname=${database.url}`, dump)
    const bucket = await startS3Server({ directory: own('bucket-again') })
    closers.push(() => bucket.close())
    const storage = s3Storage(bucket.settings)
    for (const [name, data] of copies) await storage.put(name, data, 'application/octet-stream')
    const restored = poolOn(database.url)
    const found = await readBooks(restored)
    const env = settingsOf(bucket, database.url, 'shop-again')
    const doctor = await command('doctor/main.ts', env).then(
      () => '',
      (error: unknown) => (error as { stdout?: string }).stdout ?? String(error)
    )
    await command('migrate.ts', env)
    const again = shopProcess(await freePort(), env)
    closers.push(() => again.kill())
    await again.start()
    const restoringSeconds = (performance.now() - restoring) / 1000

    const faults = differences(wanted, found)
    // Mail server, public URL and built pages are not part of the rehearsal.
    const others = Array.from(doctor.matchAll(/^FAULT +(\S+).*$/gm), ([line]) => line).filter(
      (line) => !/STRIPE_API_BASE|SMTP_URL|PUBLIC_URL|Build/.test(line)
    )
    faults.push(...others)
    const statusOf = async ({ orderId = '', orderKey = '' }: (typeof kept)[number]) =>
      (await fetch(`${again.origin}/api/v1/orders/${orderId}?key=${orderKey}`)).status
    for (const purchase of kept)
      if ((await statusOf(purchase)) !== 200) faults.push(`Order ${purchase.orderId} of before the dump does not open`)
    for (const purchase of gone)
      if ((await statusOf(purchase)) === 200) faults.push(`Order ${purchase.orderId} of after the dump is there`)
    const there = await filesOf(storage)
    const named = await namedUploads(restored)
    let bytes = 0
    for (const id of named) {
      const name = [...there.keys()].find((one) => one.startsWith(`uploads/${id}.`))
      if (name === undefined) faults.push(`The database names the upload ${id}, and the bucket has no file of it`)
      else if (there.get(name) !== copied.get(name)) faults.push(`${name} is not the file that was brought`)
      else if (/\.(?:png|jpg)$/.test(name)) {
        // Videos are given out at an address of their own.
        const answer = await fetch(`${again.origin}/api/v1/uploads/${id}`)
        const data = new Uint8Array(await answer.arrayBuffer())
        bytes += data.length
        if (digestOf(data) !== copied.get(name))
          faults.push(
            `For ${name} the shop answers ${answer.status} and another file: ${Buffer.from(data).toString().slice(0, 200)}`
          )
      }
    }
    const sold = await selling(again.origin, 1)
    for (const purchase of sold)
      if ((await statusOf(purchase)) !== 200)
        faults.push(`Order ${purchase.orderId} of after the restore does not open`)

    console.log(`
Dump: ${(statSync(dump).size / 1e6).toFixed(1)} MB in ${dumpSeconds.toFixed(1)} s, beside people who bought on
From the loss of database and bucket to a shop that answers: ${restoringSeconds.toFixed(1)} s, with doctor and migrate
Orders of the dump: ${wanted.orders}; restored: ${found.orders}
Uploads the database names: ${named.size}, of which the shop answers ${(bytes / 1000).toFixed(0)} kB of pictures, ${faults.length === 0 ? 'each there and equal' : 'see the faults'}; files in the bucket: ${there.size}
Doctor, beside what this shop is tried out with: ${others.length === 0 ? 'no fault' : others.join('; ')}
Orders after the restore: ${sold.length}`)
    for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`)
    return faults.length === 0
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}
