import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fits, isAnswerTo } from './answer-check.ts'
import { answerShapesFiles } from './answer-shapes.ts'
import { createClient, isResponseError } from './client.ts'
import { isAnswerTo as isAnswerToStaff } from './staff-answer-check.ts'

const loginData = {
  id_token: 'a.b.c',
  expires_in: 900,
  user: { _id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'customer' }
}

describe('the stored shapes', () => {
  it('are those of the schemas; if not: npm run answer-shapes -w @motif/contract', () => {
    for (const [name, text] of Object.entries(answerShapesFiles()))
      expect(readFileSync(join(import.meta.dirname, name), 'utf8')).toBe(text)
  })

  it('take an answer of the contract, and more than it says', () => {
    expect(isAnswerTo('POST /api/v1/login', loginData)).toBe(true)
    expect(
      isAnswerTo('POST /api/v1/login', {
        ...loginData,
        newer: 1,
        user: { ...loginData.user, role: 'a newer one', newer: [] }
      })
    ).toBe(true)
    expect(isAnswerTo('POST /api/v1/verify-otp', loginData)).toBe(true)
    expect(isAnswerTo('POST /api/v1/verify-otp', { resetToken: 'proof' })).toBe(true)
  })

  it.each([
    {},
    [],
    null,
    7,
    'text',
    { ok: true },
    { ...loginData, expires_in: '900' },
    { ...loginData, user: {} },
    { ...loginData, user: null }
  ])('refuse %j as the answer to a login', (body) => {
    expect(isAnswerTo('POST /api/v1/login', body)).toBe(false)
  })

  it('of staff are apart from those that shoppers load', () => {
    const { 'answer-shapes.json': shop = '', 'staff-answer-shapes.json': staff = '' } = answerShapesFiles()
    expect(shop).not.toContain('/admin/')
    expect(Object.keys(JSON.parse(staff) as object).every((name) => name.includes('/admin/'))).toBe(true)
    expect([[], {}].map((body) => isAnswerToStaff('GET /api/v1/admin/synonyms', body))).toEqual([true, false])
  })

  it('look into lists, and take null where the contract has it', () => {
    expect(isAnswerTo('GET /api/v1/categories', [])).toBe(true)
    expect(
      isAnswerTo('GET /api/v1/categories', [{ slug: 'mugs', name: 'Mugs', count: 3, description: '', picture: null }])
    ).toBe(true)
    expect(isAnswerTo('GET /api/v1/categories', [{ slug: 'mugs' }])).toBe(false)
    expect(isAnswerTo('GET /api/v1/categories', { items: [] })).toBe(false)
    expect(fits(null, ['?', 's'])).toBe(true)
    expect(fits(undefined, ['?', 's'])).toBe(false)
  })

  it('ask for nothing where the status alone says that it worked', () => {
    for (const name of ['register', 'resend-otp', 'request-reset-password', 'reset-password', 'contact_us'])
      expect(isAnswerTo(`POST /api/v1/${name}`, {})).toBe(true)
  })
})

describe('an answer that is not the shop’s', () => {
  const thrownBy = (answer: Response) =>
    createClient({ baseUrl: 'http://shop.test', fetch: async () => answer })('GET /api/v1/carts/{id}', {
      params: { id: 'c1' }
    }).then(
      () => undefined,
      (error: unknown) => error
    )

  it.each([
    ['an empty body', new Response('')],
    ['no body', new Response(null, { status: 204 })],
    ['other JSON', Response.json({ status: 'ok' })],
    ['a page', new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } })],
    ['a redirect that leads nowhere', new Response(null, { status: 301 })]
  ])('is an error with its status: %s', async (_, answer) => {
    const error = await thrownBy(answer)
    expect(isResponseError(error) && error.status).toBe(answer.status)
  })
})
