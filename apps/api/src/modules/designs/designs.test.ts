import type { DesignDocument } from '@motif/design'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'

let shop: TestApp
let anna: SignedUp
let ben: SignedUp
beforeAll(async () => {
  shop = await testApp()
  anna = await shop.signUp()
  ben = await shop.signUp()
})
afterAll(() => shop.close())

const hello = (text = 'Hello'): DesignDocument => ({
  version: 2,
  product: 'classic-tee',
  areas: { front: [{ type: 'text', id: 'a', text, font: 'anton', size: 40, x: 150, y: 200, rotation: 0, opacity: 1, align: 'centre', letterSpacing: 0, lineHeight: 1.2, fill: '#1c1b18' }] }
})

const save = async (document = hello(), name = 'My design') => (await shop.call('POST /api/v1/designs', { token: anna.token, body: { name, document } })).data

it('keeps a design, hands it back as it was, and lists the last changed first', async () => {
  const first = await save(hello('First'), 'First')
  shop.clock.advance(1)
  const second = await save(hello('Second'), 'Second')
  shop.clock.advance(1)
  await shop.call('PUT /api/v1/designs/{id}', { token: anna.token, params: { id: first.id }, body: { name: 'First, again', document: hello('Changed') } })
  const list = await shop.call('GET /api/v1/designs', { token: anna.token })
  expect(list.data.map(({ name }) => name)).toEqual(['First, again', 'Second'])
  const read = await shop.call('GET /api/v1/designs/{id}', { token: anna.token, params: { id: second.id } })
  expect(read.data.document).toEqual(hello('Second'))
})

it('shows nobody another person’s design, and lets nobody change or delete it', async () => {
  const { id } = await save()
  const params = { id }
  const answers = await Promise.all([
    shop.call('GET /api/v1/designs/{id}', { token: ben.token, params }),
    shop.call('PUT /api/v1/designs/{id}', { token: ben.token, params, body: { name: 'Mine now', document: hello() } }),
    shop.call('DELETE /api/v1/designs/{id}', { token: ben.token, params })
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await shop.call('GET /api/v1/designs', { token: ben.token })).data).toEqual([])
  expect((await shop.call('GET /api/v1/designs', {})).status).toBe(401)
})

it('deletes a design for good', async () => {
  const { id } = await save()
  expect((await shop.call('DELETE /api/v1/designs/{id}', { token: anna.token, params: { id } })).status).toBe(200)
  expect((await shop.call('GET /api/v1/designs/{id}', { token: anna.token, params: { id } })).status).toBe(404)
})

it('draws a preview for whoever has its address, of outlines only and unable to do anything', async () => {
  const { previewUrl } = await save(hello('<script>alert(1)</script>'))
  const answer = await shop.fetch(previewUrl)
  const svg = await answer.text()
  expect(answer.headers.get('content-type')).toContain('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(svg).toMatch(/^<svg .*<path /)
  expect(svg).not.toContain('script')
})

it('refuses a document it cannot read and one that is too large', async () => {
  const unreadable = await shop.call('POST /api/v1/designs', { token: anna.token, body: { name: 'Odd', document: { ...hello(), areas: { front: [{ type: 'video' }] } } as never } })
  expect(unreadable.problem.code).toBe('invalid-input')
  const [node] = hello().areas['front'] ?? []
  const many = Array.from({ length: 300 }, (_, index) => ({ ...node, id: `n${index}`, text: 'long '.repeat(300) }))
  const large = await shop.call('POST /api/v1/designs', { token: anna.token, body: { name: 'Large', document: { ...hello(), areas: { front: many } } as DesignDocument } })
  expect(large.problem.code).toBe('too-large')
})
