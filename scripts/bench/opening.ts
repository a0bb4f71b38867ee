import { createClient } from '@motif/contract/client'
import { type Page, chromium } from 'playwright'
import { picture } from '../../e2e/support/picture.ts'
import { chromiumLaunch } from '../chromium.ts'
import { benchDocument } from './editor/document.ts'
import { startShop } from './shop.ts'
import type { Row } from './table.ts'

const customer = { email: 'customer@motif.test', password: 'bench-customer-7-crates' }
const count = 30
const openings = 7

/** A saved design of 30 nodes with five pictures. */
async function keepDesign(origin: string): Promise<string> {
  const call = createClient({ baseUrl: origin })
  const { data: login } = await call('POST /api/v1/login', { body: customer })
  const headers = { authtoken: login.id_token }
  const pictures = Array.from({ length: 5 }, async (_, index) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(picture(1200, 800 + 20 * index))], 'picture.png', { type: 'image/png' }))
    const answer = await fetch(`${origin}/api/v1/uploads`, { method: 'POST', headers, body: form })
    return ((await answer.json()) as { id: string }).id
  })
  const { data: product } = await call('GET /api/v1/products/{slug}', { params: { slug: 'classic-tee' } })
  const [area] = product.printAreas
  if (area === undefined) throw new Error('The tee has no print area.')
  const document = benchDocument(count, area, { product: product.slug, images: await Promise.all(pictures) })
  const { data: design } = await call('POST /api/v1/designs', { headers, body: { name: 'Thirty', document } })
  return design.id
}

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('E-mail').fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill(customer.password)
  await page.locator('#main').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`${origin}/`)
  await page.waitForLoadState('networkidle')
}

/** Milliseconds from navigation until all nodes are interactive, verified by selecting one. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  const taken = await page.waitForFunction(
    (count) => document.querySelectorAll('[data-node]').length === count && performance.now(),
    count,
    { polling: 'raf' }
  )
  const milliseconds = await taken.jsonValue()
  const node = page.locator('[data-node]').first()
  await node.focus()
  await page.keyboard.press('ArrowRight')
  await page.locator('[data-node][aria-pressed=true]').waitFor()
  return Number(milliseconds)
}

/** Opens a saved design of 30 nodes in the production build. Limit: interactive within 1.5 s. */
export async function benchOpening(): Promise<Row[]> {
  const shop = await startShop(undefined, { DEMO_CUSTOMER_PASSWORD: customer.password })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const address = `${shop.origin}/designertool?design=${await keepDesign(shop.origin)}`
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await logIn(page, shop.origin)
    const times: number[] = []
    for (let turn = 0; turn < openings; turn += 1) times.push(await open(page, address))
    const [first = Number.NaN, ...later] = times
    return [
      {
        what: 'first time in a browser, nothing of the tool fetched before',
        figure: `${first.toFixed(0)} ms (limit 1500)`
      },
      {
        what: `later times, median of ${later.length}`,
        figure: `${(later.toSorted((a, b) => a - b)[Math.floor(later.length / 2)] ?? Number.NaN).toFixed(0)} ms (limit 1500)`
      }
    ]
  } finally {
    await browser.close()
    await shop.stop()
    shop.removeData()
  }
}
