import { synonymsMax } from '@motif/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'
import { seedCatalogue } from './seed.ts'
import { catalogueChanged } from './cache.ts'
import { searchSynonyms } from './tables.ts'

let shop: TestApp
let admin: SignedUp
beforeAll(async () => {
  shop = await testApp()
  admin = await shop.signUp({ role: 'admin' })
  await seedCatalogue(shop.platform, { ...demoCatalogue, synonyms: [] })
})
afterAll(() => shop.close())

beforeEach(async () => {
  await shop.platform.db.delete(searchSynonyms)
  catalogueChanged(shop.platform)
})

const found = async (q: string) =>
  (await shop.call('GET /api/v1/products', { query: { q, pageSize: '90' } })).data.items.map(({ slug }) => slug)

const add = (words: string[], finds: string[] = []) =>
  shop.call('POST /api/v1/admin/synonyms', { token: admin.token, body: { words, finds } })

test('words staff add find at once, change at once, and find no longer once they are removed', async () => {
  expect(await found('windcheater')).toEqual([])
  const { data: added } = await add(['windcheater'], ['hoodie'])
  expect(await found('windcheater')).toContain('everyday-hoodie')
  const params = { id: added.id }
  await shop.call('PUT /api/v1/admin/synonyms/{id}', {
    token: admin.token,
    params,
    body: { words: ['windcheater'], finds: ['notebook'] }
  })
  const changed = await found('windcheater')
  expect(changed).toContain('cloth-notebook')
  expect(changed).not.toContain('everyday-hoodie')
  await shop.call('DELETE /api/v1/admin/synonyms/{id}', { token: admin.token, params })
  expect(await found('windcheater')).toEqual([])
})

test('words without what they find mean the same as each other; others lead one way', async () => {
  await add(['brolly', 'poster'])
  expect(await found('brolly')).toContain('old-harbour-poster')
  await add(['chalice'], ['enamel'])
  expect(await found('chalice')).toContain('camp-mug')
  expect(await found('enamel')).toContain('camp-mug')
})

test('a word is found in any form, with a slip of the pen, and beside other words', async () => {
  await add(['windcheater'], ['hoodie'])
  for (const q of ['windcheaters', 'windcheeter', 'navy windcheater'])
    expect(await found(q)).toContain('everyday-hoodie')
  expect(await found('navy windcheater')).not.toContain('night-swim-hoodie')
})

test('several words in a row mean something together only', async () => {
  await add(['night vessel'], ['enamel mug'])
  expect(await found('night vessel')).toContain('camp-mug')
  expect(await found('vessel')).toEqual([])
})

test('words are kept in small letters, each once, and listed by their first', async () => {
  await add(['Zeppelin', 'zeppelin', ' Air  Ship '], ['Poster'])
  await add(['aerostat', 'balloon'])
  const { data } = await shop.call('GET /api/v1/admin/synonyms', { token: admin.token })
  expect(data.map(({ words, finds }) => ({ words, finds }))).toEqual([
    { words: ['aerostat', 'balloon'], finds: [] },
    { words: ['zeppelin', 'air ship'], finds: ['poster'] }
  ])
})

test('what says nothing, is too long or too much is refused', async () => {
  const many = Array.from({ length: 21 }, (_, index) => `word ${index}`)
  for (const [words, finds] of [
    [[], ['mug']],
    [['cup'], []],
    [['Cup', 'cup'], []],
    [['!!!'], ['mug']],
    [['x'.repeat(61)], ['mug']],
    [many, ['mug']],
    [['cup'], many]
  ] as const)
    expect((await add([...words], [...finds])).status, JSON.stringify([words, finds])).toBe(400)
  expect((await shop.call('GET /api/v1/admin/synonyms', { token: admin.token })).data).toEqual([])
})

test('a shop has so many entries at most, and an unknown one is not found', async () => {
  await shop.platform.db
    .insert(searchSynonyms)
    .values(Array.from({ length: synonymsMax }, (_, at) => ({ id: `s${at}`, words: [`w${at}`], finds: ['mug'] })))
  expect((await add(['cup'], ['mug'])).problem).toMatchObject({ status: 403, reason: 'synonyms-full' })
  const params = { id: 's0' }
  const remove = () => shop.call('DELETE /api/v1/admin/synonyms/{id}', { token: admin.token, params })
  expect((await remove()).status).toBe(200)
  expect((await remove()).problem).toMatchObject({ status: 404, reason: 'synonym-not-found' })
  expect((await add(['cup'], ['mug'])).status).toBe(201)
})

test('colours are found by the words everybody uses, with how light they are', async () => {
  const blue = await found('blue hoodie')
  expect(blue).toEqual(expect.arrayContaining(['undecided-hoodie', 'gone-outside-hoodie']))
  expect(blue).not.toContain('night-swim-hoodie')
  expect(await found('dark blue hoodie')).not.toContain('gone-outside-hoodie')
  expect(await found('light blue hoodie')).toContain('gone-outside-hoodie')
})

test('goods for a design of one’s own are found as custom ones; a card that is blank inside is none', async () => {
  const custom = await found('custom')
  expect(custom).toEqual(expect.arrayContaining(['classic-tee', 'camp-mug', 'folded-card']))
  expect(custom).not.toContain('thank-you-card')
})

test('slips of the pen are forgiven, other words are not taken for them', async () => {
  expect(await found('notebok')).toContain('cloth-notebook')
  expect(await found('note book')).toContain('cloth-notebook')
  expect(await found('phonecase')).toContain('slim-case')
  // One letter away from "poster" or "mug". People rarely mistype a first letter, and one letter makes a short word a different word.
  for (const q of ['toaster', 'rug', 'fog']) expect(await found(q)).toEqual([])
})
