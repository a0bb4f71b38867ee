import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cart, NewLine, Problem, Product, Variant } from '@motif/contract'
import { type DesignDocument, type DesignNode, documentVersion } from '@motif/design'
import { type HonestBuyersReport, honestBuyers, percentile } from './honest-buyers.ts'
import { shopProcess } from './shop-process.ts'

const buyers = 20
const everyMs = 8_000
/** Concurrent costly pictures of the attacker, as in the first such attack. */
const asked = 18

const letters = (length: number) => Array.from({ length }, () => 'abcdefghijklmnopqrstuvwxyz '[randomInt(27)]).join('')
const text = (id: string, words: string, y: number): DesignNode => ({
  type: 'text',
  id,
  x: 100,
  y,
  rotation: 0,
  opacity: 1,
  text: words,
  font: 'instrument-sans',
  size: 8,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#c8371b',
  width: 180
})

export interface Blank {
  product: Product
  variant: Variant
  area: string
}

const made = ({ product, area }: Blank, nodes: DesignNode[]): DesignDocument => ({
  version: documentVersion,
  product: product.slug,
  areas: { [area]: nodes }
})

/** A typical design of twenty words. */
export const usual = (blank: Blank) => made(blank, [text('a', letters(40), 60), text('b', letters(60), 140)])

/** `texts` times 280 characters: 300 of them is the line that once blocked the rendering thread for 7.5 s. */
const costly = (blank: Blank, texts: number) =>
  made(
    blank,
    Array.from({ length: texts }, (_, index) => text(`t${index}`, letters(280), index))
  )

interface Caller {
  origin: string
  address: string
}

async function post(
  { origin, address }: Caller,
  path: string,
  body?: object
): Promise<{ status: number; data: Cart & Pick<Problem, 'unconfirmed'> }> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address, ...(body ? { 'content-type': 'application/json' } : undefined) },
    ...(body ? { body: JSON.stringify(body) } : undefined),
    signal: AbortSignal.timeout(60_000)
  })
  return { status: answer.status, data: (await answer.json()) as Cart }
}

/** Adds a design to a new cart with confirmations; returns the URL of its picture. */
async function putIn(
  caller: Caller,
  { variant }: Blank,
  document: DesignDocument
): Promise<{ status: number; picture?: string }> {
  const { data: cart } = await post(caller, '/api/v1/carts')
  const put = (design: NewLine['design']) =>
    post(caller, `/api/v1/carts/${cart.id}/lines`, { variantId: variant.id, quantity: 1, design })
  const first = await put({ document })
  const [open] = first.data.unconfirmed ?? []
  const confirmation = open && { contentHash: open.contentHash, findings: open.findings.map(({ id }) => id) }
  const { status, data } = confirmation ? await put({ document, confirmation }) : first
  return status < 300 ? { status, picture: data.lines[0]?.image.url ?? '' } : { status }
}

async function pictureOf({ origin, address }: Caller, url: string): Promise<number> {
  const answer = await fetch(`${origin}${url}`, {
    headers: { 'x-forwarded-for': address },
    signal: AbortSignal.timeout(60_000)
  })
  await answer.arrayBuffer()
  return answer.status
}

const addressOf = (index: number) => `198.19.0.${1 + index}`

/** Buyers who view their design on the product first: milliseconds per picture, and refusals. */
async function look(
  origin: string,
  blank: Blank,
  rounds: number
): Promise<{ pictureMs: number[]; refusals: string[] }> {
  const [pictureMs, refusals]: [number[], string[]] = [[], []]
  await Promise.all(
    Array.from({ length: buyers }, async (_, index) => {
      const caller = { origin, address: addressOf(index) }
      await pause((everyMs * index) / buyers)
      for (let round = 0; round < rounds; round += 1) {
        const turn = performance.now()
        try {
          await fetch(`${origin}/api/v1/products?pageSize=24`, { headers: { 'x-forwarded-for': caller.address } }).then(
            (answer) => answer.arrayBuffer()
          )
          const { status, picture = '' } = await putIn(caller, blank, usual(blank))
          const began = performance.now()
          const answer = picture === '' ? status : await pictureOf(caller, `${picture}-640.avif`)
          if (answer === 200) pictureMs.push(performance.now() - began)
          else refusals.push(`A picture ended in ${answer}`)
        } catch (error) {
          refusals.push(String(error))
        }
        await pause(Math.max(0, everyMs - (performance.now() - turn)))
      }
    })
  )
  return { pictureMs: pictureMs.toSorted((a, b) => a - b), refusals }
}

/** An attacker who requests costly renderings continuously at the rate limit. */
async function attack(caller: Caller, blank: Blank, signal: AbortSignal): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  const count = (what: string) => (answers[what] = (answers[what] ?? 0) + 1)
  while (!signal.aborted) {
    try {
      count(`300 texts: ${(await putIn(caller, blank, costly(blank, 300))).status}`)
      const { status, picture } = await putIn(caller, blank, costly(blank, 80))
      count(`80 texts: ${status}`)
      const files = [320, 480, 640, 800, 960, 1280].flatMap((width) =>
        ['avif', 'webp', 'jpeg'].map((format) => `${picture}-${width}.${format}`)
      )
      if (picture !== undefined)
        for (const answer of await Promise.all(files.slice(0, asked).map((file) => pictureOf(caller, file))))
          count(`picture: ${answer}`)
    } catch (error) {
      count(error instanceof Error ? error.name : 'failed')
    }
    await pause(20)
  }
  return answers
}

/** A designable product with a variant in stock. */
export async function blankOf(origin: string): Promise<Blank> {
  const answer = await fetch(`${origin}/api/v1/products?pageSize=48`)
  if (!answer.ok) throw new Error(`The products were answered with ${answer.status}: ${await answer.text()}`)
  const { items } = (await answer.json()) as { items: { slug: string }[] }
  for (const { slug } of items) {
    const product = (await (await fetch(`${origin}/api/v1/products/${slug}`)).json()) as Product
    const [variant, area] = [product.variants.find(({ stock }) => stock > 0), product.printAreas[0]]
    if (product.blanks.length > 0 && variant && area) return { product, variant, area: area.id }
  }
  throw new Error('The shop has nothing to design on.')
}

const told = ({ served, refusals, purchaseMs, callMs, repeats }: HonestBuyersReport, pictureMs: readonly number[]) =>
  `${served} purchases and ${pictureMs.length} pictures served, ${refusals.length} refused; p95 of a purchase ${percentile(purchaseMs, 0.95).toFixed(0)} ms, of a call ${percentile(callMs, 0.95).toFixed(0)} ms, of a picture ${percentile(pictureMs, 0.95).toFixed(0)} ms; asked again: ${JSON.stringify(repeats)}`

/**
 * Honest buyers of designed products, alone and beside an attacker who requests the costliest renderings: all must be
 * served about as quickly.
 */
export async function drawing(rounds: number): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'motif-drawing-'))
  const shop = shopProcess(Number(process.env['ROBUSTNESS_PORT'] ?? 20_000 + randomInt(20_000)), {
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_MINUTE: '1200',
    DRAWING_SECONDS_PER_MINUTE: '30'
  })
  await shop.start()
  try {
    const { origin } = shop
    const blank = await blankOf(origin)
    // Stock is tested elsewhere.
    const all = blank.product.variants.filter(({ stock }) => stock > 0)
    const options = {
      origin,
      buyers,
      everyMs,
      addressOf,
      wish: () => ({ variantId: all[randomInt(all.length)]?.id ?? '', quantity: 1, design: { document: usual(blank) } })
    }
    const both = async (rounds: number) => {
      const [bought, looked] = await Promise.all([
        honestBuyers({ ...options, purchases: rounds }),
        look(origin, blank, rounds)
      ])
      return { ...bought, refusals: [...bought.refusals, ...looked.refusals], pictureMs: looked.pictureMs }
    }
    await both(1)
    const alone = await both(rounds)
    const ending = new AbortController()
    const attacking = attack({ origin, address: `203.0.113.${randomInt(1, 255)}` }, blank, ending.signal)
    const beside = await both(rounds).finally(() => ending.abort())
    console.log(`Without an attack: ${told(alone, alone.pictureMs)}`)
    console.log(`Beside the attack: ${told(beside, beside.pictureMs)}`)
    console.log(`The attacker was answered: ${JSON.stringify(await attacking)}`)
    const refusals = [...alone.refusals, ...beside.refusals]
    for (const refusal of refusals.slice(0, 10)) console.log(`FAULT ${refusal}`)
    const isAsQuick = (times: (report: typeof alone) => readonly number[]) =>
      percentile(times(beside), 0.95) <= 2 * percentile(times(alone), 0.95)
    return refusals.length === 0 && isAsQuick(({ purchaseMs }) => purchaseMs) && isAsQuick(({ pictureMs }) => pictureMs)
  } finally {
    await shop.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
