import { type Page, chromium } from 'playwright'
import { hydrated } from '../../e2e/support/pages.ts'
import { chromiumLaunch } from '../chromium.ts'
import { startShop } from './shop.ts'
import type { Row } from './table.ts'
import { percentile } from './traffic.ts'

const slowdown = 4
/** The shortest time browsers report, in milliseconds; what they don't report took no longer. */
const shortest = 16

interface Act {
  what: string
  path: string
  begin?: (page: Page) => Promise<void>
  /** Each call is one interaction. */
  acts: readonly ((page: Page) => Promise<void>)[]
}

const press = (page: Page, role: 'button' | 'checkbox', name: string | RegExp) =>
  page.getByRole(role, { name }).filter({ visible: true }).first().click({ force: true })

/** Chips lie over their radio buttons. */
const chooseSize = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name, exact: true }).click({ force: true })

const scene: readonly Act[] = [
  {
    what: 'a letter typed into the search',
    path: '/',
    begin: (page) => page.getByRole('combobox', { name: 'Search' }).filter({ visible: true }).first().focus(),
    acts: ['l', 'e', 'm', 'o', 'n'].map((key) => (page) => page.keyboard.press(key))
  },
  {
    what: 'a menu opened and closed',
    path: '/',
    acts: [(page) => press(page, 'button', 'Theme'), (page) => page.keyboard.press('Escape')]
  },
  {
    what: 'a filter chosen',
    path: '/?category=mugs',
    acts: [(page) => press(page, 'checkbox', /In stock/)]
  },
  {
    what: 'a colour, a size, a quantity chosen',
    path: '/product/classic-tee',
    acts: [
      (page) => page.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio').nth(2).click({ force: true }),
      (page) => chooseSize(page, 'L'),
      (page) => press(page, 'button', 'One more')
    ]
  },
  {
    what: 'a piece put in the cart',
    path: '/product/classic-tee',
    acts: [(page) => chooseSize(page, 'M'), (page) => press(page, 'button', 'Add to cart')]
  }
]

/** Interaction durations in milliseconds, from input to next paint, by the Event Timing API. */
async function durationsOf(page: Page, origin: string, { path, begin, acts }: Act): Promise<number[]> {
  await page.goto(origin + path)
  await hydrated(page)
  await begin?.(page)
  const durations: number[] = []
  for (const act of acts) {
    await page.evaluate(() => Object.assign(globalThis, { interactions: [] }))
    await act(page)
    // Two frames later the browser has told what it took.
    await page.waitForTimeout(600)
    const told = await page.evaluate(() => (globalThis as unknown as { interactions: number[] }).interactions)
    durations.push(Math.max(shortest, ...told))
  }
  return durations
}

function figureOf(durations: readonly number[], share: number, name: string): string {
  const sorted = durations.toSorted((one, other) => one - other)
  return `${name} ${percentile(sorted, share)} ms, longest ${sorted.at(-1)} ms`
}

/** Typing, opening, choosing and filtering with fourfold CPU throttling: interaction to next paint. */
export async function benchInteractions(): Promise<Row[]> {
  const shop = await startShop()
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const rows: Row[] = []
    const all: number[] = []
    for (const act of scene) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await page.addInitScript(() => {
        const interactions: number[] = []
        Object.assign(globalThis, { interactions })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
            if (entry.interactionId)
              (globalThis as unknown as { interactions: number[] }).interactions.push(entry.duration)
        }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
      })
      const durations: number[] = []
      for (let round = 0; round < 3; round += 1) durations.push(...(await durationsOf(page, shop.origin, act)))
      all.push(...durations)
      rows.push({ what: act.what, figure: figureOf(durations, 0.5, 'median') })
      await page.context().close()
    }
    rows.push({ what: 'all of them', figure: figureOf(all, 0.75, 'p75') })
    return rows
  } finally {
    await browser.close()
    await shop.stop()
    shop.removeData()
  }
}
