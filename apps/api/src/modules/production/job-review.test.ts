import type { Variant } from '@motif/contract'
import type { DesignDocument } from '@motif/design'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, design, openShop } from '../../testing/buy.ts'
import { paidJob } from '../../testing/paid-job.ts'
import { orderLines, orders, productionJobs } from '../orders/tables.ts'

let shop: Shop
let token: string
let variant: Variant
beforeAll(async () => {
  shop = await openShop()
  token = (await shop.signUp({ role: 'admin', name: 'Kim' })).token
  variant = (await shop.variantsOf('plain-tee'))[0]!
})
afterAll(() => shop.close())

const jobOf = (document?: DesignDocument) => paidJob(shop, variant, document)
const readReview = (id: string) => shop.call('GET /api/v1/admin/production/jobs/{id}/review', { params: { id }, token })
const reviewOf = async (id: string) => (await readReview(id)).data

test('a review states size, placement and findings of the printed side, with the pictures the shop renders', async () => {
  const job = await jobOf(design('Club'))
  await shop.platform.db.update(orders).set({ giftNote: 'For Ada' }).where(eq(orders.id, job.orderId))
  const { job: shown, areas, giftNote } = await reviewOf(job.id)
  expect(shown).toMatchObject({ id: job.id, stage: 'approve', quantity: 2 })
  expect(giftNote).toBe('For Ada')
  expect(areas).toMatchObject([
    { name: 'Front', widthMm: 300, heightMm: 400, bleedMm: 3, pictureDpi: null, findings: [] }
  ])
  const [front] = areas
  expect(front!.placed!.left + front!.placed!.width / 2).toBeCloseTo(150, 0)
  expect(front!.picture.url).toBe(shown.image.url)
  const bare = await shop.fetch(front!.artworkUrl)
  expect(bare.headers.get('content-type')).toBe('image/webp')
})

test('findings are computed from the purchased design and carry their severity', async () => {
  const job = await jobOf(design('Club'))
  const document = design('A sentence far too long for this print area, as everybody can see')
  await shop.platform.db.update(orderLines).set({ design: document }).where(eq(orderLines.id, job.lineId))
  const [front] = (await reviewOf(job.id)).areas
  expect(front!.findings[0]).toMatchObject({ severity: 'confirm', isConfirmed: false })
  expect(front!.findings[0]!.text).toContain('over the edge')
})

test('an item without a design has no printed sides, and a job that left the board is refused', async () => {
  const job = await jobOf()
  expect((await reviewOf(job.id)).areas).toEqual([])
  await shop.platform.db
    .update(productionJobs)
    .set({ closedAt: shop.platform.clock.now(), outcome: 'dropped' })
    .where(eq(productionJobs.id, job.id))
  expect((await readReview(job.id)).status).toBe(404)
})
