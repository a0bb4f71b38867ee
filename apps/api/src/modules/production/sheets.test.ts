import type { ProductionJob, Variant } from '@motif/contract'
import type { DesignDocument } from '@motif/design'
import { eq } from 'drizzle-orm'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, design, openShop } from '../../testing/buy.ts'
import { paidJob } from '../../testing/paid-job.ts'
import { orderLines } from '../orders/tables.ts'
import { findJobs } from './board.ts'
import { jobAddress, printJobSheets } from './job-sheet.ts'
import { sheetFacts } from './sheet-facts.ts'

let shop: Shop
let token: string
let variant: Variant
beforeAll(async () => {
  shop = await openShop()
  token = (await shop.signUp({ role: 'admin', name: 'Kim' })).token
  variant = (await shop.variantsOf('plain-tee'))[0]!
})
afterAll(() => shop.close())

/** The job as the board shows it. */
async function jobWith(document?: DesignDocument): Promise<ProductionJob> {
  const { id } = await paidJob(shop, variant, document)
  const [job] = await findJobs(shop.platform, [id])
  return job!
}

async function pagesOf(pdf: Buffer | Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    })
  )
}

const noPicture = async () => undefined
const sheets = (...ids: string[]) =>
  shop.fetch(`/api/v1/admin/production/sheets.pdf?jobs=${ids.join(',')}`, { headers: { authtoken: token } })

test('a sheet says what is to be made, until when, and where the design lies on its print area', async () => {
  const job = await jobWith(design('Club'))
  const facts = await sheetFacts(shop.platform, job, noPicture)
  const [front] = facts.areas
  expect(front).toMatchObject({ name: 'Front', widthMm: 300, heightMm: 400, bleedMm: 3, findings: [] })
  // The design is one word around the point 150 mm from the left and 100 mm from the top.
  const { left, width, top, height } = front!.placed!
  expect(left + width / 2).toBeCloseTo(150, 0)
  expect(top).toBeLessThan(100)
  expect(top + height).toBeGreaterThan(100)
  const [page] = await pagesOf(await printJobSheets(shop.platform, [facts]))
  for (const word of [job.order.number, 'Plain tee', 'Front: 300 × 400 mm', '2 ×', job.sku])
    expect(page).toContain(word)
  expect(jobAddress(shop.platform, job)).toBe(
    `${shop.platform.config.publicUrl}/admin?section=production&job=${job.id}`
  )
})

test('what the check of the design finds stands on the sheet, with whether the buyer confirmed it', async () => {
  const job = await jobWith(design('Club'))
  const document = design('A sentence far too long for this print area, as everybody can see')
  await shop.platform.db.update(orderLines).set({ design: document }).where(eq(orderLines.id, job.lineId))
  const facts = await sheetFacts(shop.platform, job, noPicture)
  const [cut] = facts.areas[0]!.findings
  expect(cut).toMatchObject({ code: 'cut-off', isConfirmed: false })
  const [page] = await pagesOf(await printJobSheets(shop.platform, [facts]))
  expect(page).toContain('over the edge')
})

test('whatever people typed, in any script and length, makes a readable sheet of a page or two', async () => {
  const job = await jobWith(design('Club'))
  const facts = await sheetFacts(shop.platform, job, noPicture)
  const member = 'فاطمة الفهرية 🎉 كرة 日本語'
  const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(30)
  const question = {
    id: 'q',
    text: `${'line\n'.repeat(300)}\u0007`,
    askedBy: 'Kim',
    askedAt: job.movedAt,
    answer: 'message' as const,
    answerText: 'نعم 👍\u202e',
    answeredAt: job.movedAt
  }
  const odd = { ...facts, job: { ...facts.job, member, name: long, question } }
  const pages = await pagesOf(await printJobSheets(shop.platform, [odd, facts]))
  expect(pages.length).toBeGreaterThanOrEqual(2)
  expect(pages.length).toBeLessThanOrEqual(12)
  expect(pages.join('')).toContain('🎉')
  expect(pages.at(-1)).toContain(job.order.number)
})

test('a batch has a page for each job, and is refused with one that left the board or with too many', async () => {
  const jobs = [await jobWith(design('One')), await jobWith()]
  const answer = await sheets(...jobs.map(({ id }) => id))
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="job-sheets-2.pdf"')
  const pages = await pagesOf(new Uint8Array(await answer.arrayBuffer()))
  expect(pages.map((page, index) => page.includes(jobs[index]!.order.number))).toEqual([true, true])
  expect(pages[1]).toContain('Nothing is printed on this item.')
  expect((await sheets(jobs[0]!.id, 'gone')).status).toBe(404)
  expect((await sheets(...Array.from({ length: 51 }, (_, index) => `job-${index}`))).status).toBe(400)
})
