import type { BrandKit } from '@motif/contract/brand-kit-rules'
import { brandKitLimits } from '@motif/contract/brand-kit-rules'
import { fontCatalogue } from '@motif/design'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pngFile } from '../../testing/access-fixtures.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { users } from '../accounts/tables.ts'
import { uploads } from '../uploads/tables.ts'
import { brandKits } from './tables.ts'

let shop: TestApp
let token: string
let userId: string
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())
let count = 0
beforeEach(async () => {
  const person = await shop.signUp({ email: `brand${(count += 1)}@example.com` })
  token = person.token
  userId = person.user._id
})

const empty: BrandKit = { colours: [], fonts: [], logos: [], revision: 0 }
const read = async () => (await shop.call('GET /api/v1/brand-kit', { token })).data
const save = (kit: Partial<BrandKit>) =>
  shop.call('PUT /api/v1/brand-kit', {
    token,
    body: { ...empty, ...kit }
  })
const upload = async (by?: string) =>
  (await shop.call('POST /api/v1/uploads', { file: await pngFile(), ...(by !== undefined && { token: by }) })).data.id
const colours = [{ value: '#c8371b', name: 'Fox red' }]

it('is empty at first, and then as it was saved', async () => {
  expect(await read()).toEqual(empty)
  const kit = { colours, fonts: ['cairo', 'anton'], logos: [{ upload: await upload(token), name: null }] }
  expect((await save(kit)).data).toEqual({ ...kit, revision: 1 })
  expect(await read()).toEqual({ ...kit, revision: 1 })
})

it('refuses what was made from an older kit, and takes the same again', async () => {
  await save({ colours })
  const late = await save({ fonts: ['anton'] })
  expect([late.status, late.problem.reason]).toEqual([409, 'brand-kit-changed-elsewhere'])
  expect((await save({ colours })).data).toEqual({ ...empty, colours, revision: 1 })
  const both = { colours, fonts: ['anton'] }
  expect((await save({ ...both, revision: 1 })).data).toEqual({ ...empty, ...both, revision: 2 })
})

it('of two first kits saved at once, one is told of the other', async () => {
  const answers = await Promise.all([save({ colours }), save({ fonts: ['anton'] })])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

it('takes only pictures of the account itself for logos', async () => {
  const stranger = await shop.signUp({ email: `stranger${count}@example.com` })
  for (const id of [await upload(stranger.token), await upload(), 'made-up']) {
    const { status, problem } = await save({ logos: [{ upload: id, name: null }] })
    expect([status, problem.reason, problem.errors?.[0]?.pointer]).toEqual([
      400,
      'brand-logo-not-own',
      '/logos/0/upload'
    ])
  }
  expect(await read()).toEqual(empty)
})

it('holds no more than it may, each thing once, and nothing the design tool does not know', async () => {
  const logo = await upload(token)
  const grey = (index: number) => ({ value: `#0000${index.toString(16).padStart(2, '0')}`, name: null })
  const most = {
    colours: Array.from({ length: brandKitLimits.colours }, (_none, index) => grey(index)),
    fonts: [...new Set(fontCatalogue.map((face) => face.package))].slice(0, brandKitLimits.fonts)
  }
  expect((await save({ colours: [...most.colours, grey(200)] })).status).toBe(400)
  expect((await save({ fonts: [...most.fonts, 'cairo'] })).status).toBe(400)
  expect((await save({ fonts: ['comic-sans'] })).status).toBe(400)
  expect((await save({ colours: [...colours, { ...colours[0]!, name: null }] })).status).toBe(400)
  expect((await save({ colours: [{ value: 'red', name: null }] })).status).toBe(400)
  expect((await save({ colours: [{ ...colours[0]!, name: 'x'.repeat(41) }] })).status).toBe(400)
  expect((await save({ logos: [logo, logo].map((id) => ({ upload: id, name: null })) })).status).toBe(400)
  expect((await save({ ...most, logos: [{ upload: logo, name: 'x'.repeat(40) }] })).status).toBe(200)
})

it('keeps a logo that nothing else shows for as long as it is one', async () => {
  const [logo, other] = [await upload(token), await upload(token)]
  await save({ logos: [{ upload: logo, name: null }] })
  const left = async () => {
    for (const days of [1, 40]) {
      shop.clock.advance(days * 86_400)
      await shop.tick('uploads.clear')
    }
    const rows = await shop.platform.db.select({ id: uploads.id }).from(uploads).where(eq(uploads.customerId, userId))
    return rows.map(({ id }) => id)
  }
  expect(await left()).toEqual([logo])
  expect(other).not.toBe(logo)
  await shop.platform.db.update(brandKits).set({ logos: [] }).where(eq(brandKits.userId, userId))
  expect(await left()).toEqual([])
})

it('goes with its account', async () => {
  const { db } = shop.platform
  await save({ colours })
  await db.delete(users).where(eq(users.id, userId))
  expect(await db.$count(brandKits, eq(brandKits.userId, userId))).toBe(0)
})
