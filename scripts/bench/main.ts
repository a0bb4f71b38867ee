/** Prints the figures of docs/performance.md: `npm run bench`. Names of parts as arguments run only those. */
import { benchAccounts } from './accounts.ts'
import { benchAdmin } from './admin.ts'
import { benchCarts } from './carts.ts'
import { benchCatalogue } from './catalogue.ts'
import { benchCheckouts } from './checkouts.ts'
import { benchDesign } from './design.ts'
import { benchEditor } from './editor.ts'
import { benchGrowth } from './growth.ts'
import { benchImports } from './imports.ts'
import { benchInteractions } from './interactions.ts'
import { benchLoad } from './load.ts'
import { benchMaintenance } from './maintenance.ts'
import { benchMockup } from './mockup.ts'
import { benchOpening } from './opening.ts'
import { benchOutage } from './outage.ts'
import { benchPictures } from './pictures.ts'
import { benchPrint } from './print.ts'
import { benchQueries } from './queries.ts'
import { benchReads } from './reads.ts'
import { benchSizes } from './sizes.ts'
import { startShop } from './shop.ts'
import { printTable } from './table.ts'
import { benchTasks } from './tasks.ts'

const asked = new Set(process.argv.slice(2))

/** Parts that take minutes run only when asked for, with their seconds or rows where others than the usual are wanted: `load 60`. */
const numberAfter = (part: string, usual: number) => Number(process.argv[process.argv.indexOf(part) + 1] ?? usual)
const wants = (part: string) => asked.size === 0 || asked.has(part)

if (wants('sizes')) printTable('JavaScript a route loads before anything is clicked (gzip)', benchSizes())

if (wants('design')) printTable('Designs (medians of 200)', await benchDesign())

if (wants('print')) printTable('Print files, 15 x 18 inches', await benchPrint())

if (wants('pictures')) printTable('Product pictures by the server', await benchPictures())

if (wants('mockup')) printTable('Mockups of 800 × 1000 px in a browser without a graphics card', await benchMockup())

if (wants('editor')) {
  const { pace, effort } = await benchEditor()
  printTable('Milliseconds between frames of a stage: median / 95 of 100 under it (frames counted)', pace)
  printTable("Processor milliseconds a frame, all of the browser's processes", effort)
  printTable('Opening a saved design of 30 nodes', await benchOpening())
}

if (asked.has('pages')) {
  // Lighthouse takes a second to load, which nobody else should wait for.
  const { benchPages } = await import('./pages.ts')
  printTable('Lighthouse, mobile, simulated (medians of 5)', await benchPages())
}

if (asked.has('rich-pages')) {
  const { benchRichPages } = await import('./pages.ts')
  printTable(
    'The same where a product has ten pictures, a video and 200 reviews (medians of 5)',
    await benchRichPages()
  )
}

if (asked.has('interactions'))
  printTable('From an input to the next paint, on a processor four times slower', await benchInteractions())

if (asked.has('tasks')) printTable('What people come for, on a phone of 390 px', await benchTasks())

if (asked.has('catalogue')) {
  // A folder that is filled already may be named after the number: `catalogue 100000 /tmp/filled`.
  const [, count = '100000', dataDir] = process.argv.slice(process.argv.indexOf('catalogue'))
  printTable(`A shop of ${count} products: median and p95`, await benchCatalogue(Number(count), dataDir))
}

if (asked.has('admin')) {
  // A folder that is filled already may be named: `admin /tmp/filled`.
  const [, dataDir] = process.argv.slice(process.argv.indexOf('admin'))
  printTable('The admin of a shop with 100,000 products and 200,000 orders: median and p95', await benchAdmin(dataDir))
}

if (asked.has('growth')) printTable('What one process more brings', await benchGrowth())

if (asked.has('imports')) printTable('A file of products', await benchImports(numberAfter('imports', 10_000)))

if (asked.has('maintenance')) {
  // A folder that is filled already may be named after the number: `maintenance 1000000 /tmp/filled`.
  const [, count = '1000000', dataDir] = process.argv.slice(process.argv.indexOf('maintenance'))
  printTable(`Repeated jobs beside ${count} carts and designs`, await benchMaintenance(Number(count), dataDir))
}

if (asked.has('load')) printTable('Browsing and buying at a steady pace', await benchLoad(numberAfter('load', 600)))

if (asked.has('outage')) printTable('The database stands still', await benchOutage(numberAfter('outage', 30)))

if (wants('server')) {
  const shop = await startShop()
  try {
    printTable('Start', [
      { what: 'first start, empty data folder, to /readyz', figure: `${shop.startSeconds.toFixed(1)} s` }
    ])
    const idle = shop.memory()
    printTable('Reads', await benchReads(shop.origin))
    printTable('Checkouts (cart, order, payment)', await benchCheckouts(shop.origin))
    printTable('Memory (resident)', [
      { what: 'API, idle after start', figure: idle },
      { what: 'API, after the load above', figure: shop.memory() }
    ])
    await shop.stop()
    const again = await startShop(shop.dataDir)
    printTable('Start', [
      { what: 'later start, same data folder, to /readyz', figure: `${again.startSeconds.toFixed(1)} s` }
    ])
    await again.stop()
  } finally {
    await shop.stop()
    shop.removeData()
  }
}

if (wants('carts')) printTable('A cart of 200 designed lines', await benchCarts())

if (wants('queries')) printTable('People who look around beside somebody who makes up queries', await benchQueries())

if (wants('accounts')) {
  const shop = await startShop()
  try {
    printTable(
      'E-mail addresses with and without an account (medians of 300 tries each, taking turns)',
      await benchAccounts(shop.origin)
    )
  } finally {
    await shop.stop()
    shop.removeData()
  }
}
