import { type Browser, type Locator, type Page, chromium } from 'playwright'
import { logIn } from '../../e2e/support/accounts.ts'
import { checkOut } from '../../e2e/support/checkout.ts'
import { phone } from '../../e2e/support/config.ts'
import { restingPlaceOf, shown, thing, tool } from '../../e2e/support/design-tool.ts'
import { hydrated, main, toasts } from '../../e2e/support/pages.ts'
import { picture } from '../../e2e/support/picture.ts'
import { chromiumLaunch } from '../chromium.ts'
import { startShop } from './shop.ts'
import type { Row } from './table.ts'

const customer = { email: 'customer@motif.test', password: 'bench-customer-7-crates' }

/**
 * A simulated phone user. Taps and typed texts are counted; all elapsed time counts as waiting, since a script does not
 * think.
 */
interface Person {
  page: Page
  tap: (on: Locator) => Promise<void>
  /** The stage takes the taps of what lies on it. */
  tapThing: (thing: Locator) => Promise<void>
  write: (words: string, into: Locator) => Promise<void>
  sees: (what: Locator) => Promise<void>
}

interface Task {
  what: string
  /** Taps it may take at most. */
  limit?: number
  /** What is there before, uncounted; the address it begins at. */
  from: (page: Page) => Promise<string>
  walk: (person: Person) => Promise<void>
}

const button = (page: Page, name: string | RegExp) => shown(page.getByRole('button', { name, exact: true }))
const design = (page: Page) => shown(main(page).getByRole('link', { name: 'Design it' })).first()
const typing = (page: Page) => page.getByRole('textbox', { name: 'Type your words' })
const photo = (side: number) => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: picture(side, Math.round((side * 3) / 4))
})

/** Adds one item of the design, with the sheet open. */
async function takeOne({ page, tap, sees }: Person): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Add to cart' })
  await tap(sheet.getByRole('button', { name: 'One more' }).first())
  await tap(sheet.getByRole('button', { name: 'Add 1 to cart' }))
  await sees(toasts(page).getByText('is in your cart'))
}

/** Adds one item, starting from the button. */
async function buyOne(person: Person): Promise<void> {
  await person.tap(button(person.page, 'Add to cart'))
  await takeOne(person)
}

/** `by`: what opens the system's window of files. */
async function addPhoto({ page, tap, sees }: Person, by: Locator, side: number): Promise<void> {
  const chosen = page.waitForEvent('filechooser')
  await tap(by)
  await (await chosen).setFiles(photo(side))
  await sees(thing(page, /^Image, photo/))
}

async function ownWordsOnMug(person: Person): Promise<void> {
  const { page, tap, write } = person
  await tap(design(page))
  await tap(tool(page, 'Text'))
  await write('Good morning', typing(page))
  await buyOne(person)
}

const team = Array.from({ length: 12 }, (_, index) => `Player ${index + 1}\t${index + 1}\tL`).join('\n')

const tasksAt = (origin: string): Task[] => [
  { what: 'own words on a mug, into the cart', limit: 5, from: async () => '/product/studio-mug', walk: ownWordsOnMug },
  {
    what: 'a photo cropped on a tee, into the cart',
    limit: 6,
    from: async () => '/product/classic-tee',
    async walk(person) {
      await addPhoto(person, button(person.page, 'Upload photo'), 2400)
      await person.tap(tool(person.page, 'Crop'))
      await person.tap(shown(person.page.getByRole('radio', { name: '1 : 1' })))
      await buyOne(person)
    }
  },
  {
    what: 'words on two sides, into the cart',
    from: async () => '/product/classic-tee',
    async walk(person) {
      const { page, tap, write } = person
      await tap(design(page))
      await tap(tool(page, 'Text'))
      await write('Front', typing(page))
      await tap(button(page, 'Back'))
      await tap(tool(page, 'Text'))
      await write('Back', typing(page))
      await buyOne(person)
    }
  },
  {
    what: 'a team of twelve by a pasted list, into the cart',
    from: async () => '/designertool?product=classic-tee',
    async walk({ page, tap, write, sees }) {
      await tap(tool(page, 'More'))
      await tap(tool(page, 'Team'))
      const panel = shown(page.getByRole('region', { name: 'Team' }))
      await tap(panel.getByRole('button', { name: 'Add a name and a number: Back' }))
      await tap(panel.getByText('Paste a list'))
      await write(team, panel.getByRole('textbox', { name: 'Names, numbers, sizes, pieces' }))
      await tap(panel.getByRole('button', { name: 'Add these people' }))
      await tap(panel.getByRole('button', { name: 'Add team to cart' }))
      await sees(toasts(page).getByText('12 pieces are in your cart'))
    }
  },
  {
    what: 'the design on another product',
    from: async () => '/designertool?product=classic-tee&text=Hello',
    async walk({ page, tap, sees }) {
      await tap(tool(page, 'Product'))
      await tap(button(page, 'Change product'))
      const dialog = page.getByRole('dialog')
      await tap(dialog.getByRole('button', { name: 'Studio mug', exact: true }))
      await tap(dialog.getByRole('radio', { name: '450 ml' }))
      await tap(dialog.getByRole('button', { name: 'Change product' }))
      await sees(page.getByRole('region', { name: 'Studio mug, Right side: your design' }))
    }
  },
  {
    what: 'every finding of a small photo put right, into the cart',
    from: async (page) => {
      await page.goto(`${origin}/designertool?product=classic-tee`)
      await hydrated(page)
      await addPhoto(personOn(page).person, tool(page, 'Image'), 300)
      return ''
    },
    async walk(person) {
      const { page, tap } = person
      await tap(button(page, 'Add to cart'))
      await tap(button(page, /^Make it smaller/))
      await tap(button(page, 'Continue to the cart'))
      await takeOne(person)
    }
  },
  {
    what: 'ordered again with other words, in the cart',
    from: async (page) => {
      await page.goto(`${origin}/product/studio-mug`)
      await hydrated(page)
      await ownWordsOnMug(personOn(page).person)
      await page.goto(`${origin}/cart`)
      return (await checkOut(page, 'again@example.com')).href
    },
    async walk({ page, tap, tapThing, write, sees }) {
      await tap(button(page, 'Order again'))
      await tap(main(page).getByRole('link', { name: /^Edit design/ }))
      await tapThing(thing(page, /^Text, Good morning/))
      await tap(tool(page, 'Edit the words'))
      await write('Good evening', typing(page))
      await tap(button(page, 'Update cart'))
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Update cart line', exact: true }))
      await page.waitForURL(/\/cart$/)
      await sees(main(page).getByRole('link', { name: /^Edit design/ }))
    }
  },
  {
    what: 'the link of a design copied, and the design made one’s own by somebody else',
    from: async (page) => {
      await page.goto(`${origin}/login`)
      await hydrated(page)
      await logIn(page, customer.email, customer.password)
      await page.waitForURL(`${origin}/`)
      return '/designertool?product=classic-tee&text=Shared'
    },
    async walk({ page, tap, sees }) {
      await tap(tool(page, 'More'))
      await tap(tool(page, 'Share'))
      const dialog = page.getByRole('dialog')
      await tap(dialog.getByRole('button', { name: 'Make a link' }))
      await tap(dialog.getByRole('button', { name: 'Copy link' }))
      await page.goto(await dialog.getByRole('textbox').inputValue())
      await tap(shown(main(page).getByText('Make it yours', { exact: true })))
      await sees(thing(page, /^Text, Shared/))
    }
  }
]

function personOn(page: Page) {
  const count = { taps: 0, texts: 0 }
  const person: Person = {
    page,
    tap: async (on) => {
      count.taps += 1
      await on.tap()
    },
    tapThing: async (lying) => {
      count.taps += 1
      const { x, y } = await restingPlaceOf(lying)
      await page.touchscreen.tap(x, y)
    },
    write: async (words, into) => {
      count.texts += 1
      await into.fill(words)
    },
    sees: (what) => what.first().waitFor()
  }
  return { person, count }
}

async function timed(browser: Browser, origin: string, { what, limit, from, walk }: Task): Promise<Row> {
  const context = await browser.newContext({ ...phone, baseURL: origin, permissions: ['clipboard-write'] })
  const page = await context.newPage()
  try {
    const address = await from(page)
    if (address !== '') {
      await page.goto(new URL(address, origin).href)
      await hydrated(page)
    }
    const { person, count } = personOn(page)
    const began = performance.now()
    await walk(person)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const most = limit === undefined ? '' : ` (limit ${limit})`
    return { what, figure: `${count.taps} taps${most}, ${count.texts} written, ${seconds} s of waiting` }
  } finally {
    await context.close()
  }
}

/** Typical tasks on a 390 px phone: taps, typed texts, and total waiting time. */
export async function benchTasks(): Promise<Row[]> {
  const shop = await startShop(undefined, { DEMO_CUSTOMER_PASSWORD: customer.password })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const rows: Row[] = []
    for (const task of tasksAt(shop.origin)) rows.push(await timed(browser, shop.origin, task))
    return rows
  } finally {
    await browser.close()
    await shop.stop()
    shop.removeData()
  }
}
