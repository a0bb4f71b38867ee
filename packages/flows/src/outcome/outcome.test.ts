import { createClient, ResponseError } from '@motif/contract/client'
import { describe, expect, it } from 'vitest'
import { refused, toOutcome } from '../testing.ts'
import { failureOf, isSuccess, refusalOf } from './index.ts'

const thrownBy = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error
  )

describe('an outcome', () => {
  it('rethrows the very response error where the catalogue has no text', async () => {
    const raw = refused(400, 'weak-password')
    expect(await thrownBy(toOutcome('POST /api/v1/register', Promise.reject(raw)))).toBe(raw)
    expect(await thrownBy(toOutcome('POST /api/v1/request-reset-password', Promise.reject(raw)))).toBe(raw)
  })

  it('keeps what the server told beside the text of the catalogue', async () => {
    const raw = refused(400, 'invalid-input', {
      retryAfter: 30,
      errors: [{ pointer: '/email', detail: 'Not an address' }]
    })
    const error = await thrownBy(toOutcome('POST /api/v1/login', Promise.reject(raw)))
    expect(error).toMatchObject({
      message: 'Login failed',
      code: 'invalid-input',
      field: 'email',
      detail: 'Told: invalid-input',
      retryAfter: 30,
      cause: raw
    })
  })

  it('takes a connection lost in the middle of an answer for a lost network', async () => {
    const lost = new TypeError('terminated')
    const body = new ReadableStream({ start: (stream) => stream.error(lost) })
    const call = createClient({ baseUrl: 'http://shop.test', fetch: async () => new Response(body) })
    expect(
      await thrownBy(
        toOutcome(
          'POST /api/v1/login',
          call('POST /api/v1/login', { body: { email: 'ada@example.com', password: 'p' } })
        )
      )
    ).toBe(lost)
  })

  it('says which statuses succeed without a call', () => {
    expect(isSuccess('POST /api/v1/register', { status: 200 })).toBe(false)
    expect(isSuccess('POST /api/v1/register', { status: 201 })).toBe(true)
  })
})

describe('failureOf', () => {
  it('names every wrong field once, with the first complaint, as a dotted path', () => {
    const errors = [
      { pointer: '/shippingAddress/postalCode', detail: 'first' },
      { pointer: '/shippingAddress/postalCode', detail: 'second' },
      { pointer: 'email', detail: 'third' }
    ]
    expect(failureOf(refused(400, 'invalid-input', { errors }))).toMatchObject({
      field: 'shippingAddress.postalCode',
      fields: { 'shippingAddress.postalCode': 'first', email: 'third' }
    })
  })

  it('keeps what a schema complains of for programs: the field is named, the person is told by the screen', () => {
    const errors = [
      { pointer: '/email', detail: 'Invalid input: expected string, received undefined', code: 'invalid_type' }
    ]
    const failure = failureOf(
      refused(400, 'invalid-input', { detail: 'email: Invalid input: expected string, received undefined', errors })
    )
    expect(failure).toMatchObject({ code: 'invalid-input', field: 'email', fields: { email: '' } })
    expect(failure.detail).toBeUndefined()
    expect(failureOf(refused(400, 'malformed-json', { detail: 'The body is not valid JSON.' })).detail).toBeUndefined()
    const own = [{ pointer: '/quantity', detail: 'Only 3 are left.', code: 'low-stock' }]
    expect(failureOf(refused(409, 'out-of-stock', { errors: own }))).toMatchObject({
      detail: 'Told: out-of-stock',
      fields: { quantity: 'Only 3 are left.' }
    })
  })

  it('tells a lost network, a cancelled request and a fault of ours apart', () => {
    expect(failureOf(new TypeError('fetch failed')).code).toBe('network')
    expect(failureOf(new DOMException('late', 'TimeoutError')).code).toBe('network')
    expect(failureOf(new DOMException('gone', 'AbortError')).code).toBe('cancelled')
    expect(failureOf(new RangeError('bug')).code).toBe('unknown')
    expect(failureOf('a string')).toEqual({ code: 'unknown', message: '' })
  })

  it('believes nothing about the shape of a refusal', () => {
    for (const body of [
      null,
      7,
      'text',
      [],
      { code: 12, errors: 'none', retryAfter: 'soon' },
      { errors: [null, { pointer: 3 }] }
    ]) {
      expect(failureOf(new ResponseError(502, body as never))).toMatchObject({ code: 'unexpected-status', status: 502 })
    }
  })

  it('hands on what of a design is to be confirmed, as far as it has its shape', () => {
    const unconfirmed = [
      {
        contentHash: 'h1',
        findings: [
          {
            id: 'cut-off/front/a/4',
            code: 'cut-off' as const,
            area: 'front',
            node: 'a',
            kind: 'text' as const,
            name: 'Hi',
            millimetres: 4
          }
        ]
      }
    ]
    expect(failureOf(refused(409, 'design-unconfirmed', { unconfirmed }))).toMatchObject({
      code: 'design-unconfirmed',
      unconfirmed
    })
    for (const wrong of ['all', [null], [{ contentHash: 'h1' }], [{ contentHash: 'h1', findings: [7] }]]) {
      expect(failureOf(refused(409, 'design-unconfirmed', { unconfirmed: wrong as never }))).not.toHaveProperty(
        'unconfirmed'
      )
    }
  })

  it('survives being stored and read', () => {
    const failure = refusalOf('POST /api/v1/verify-otp', refused(400, 'invalid-code'))
    expect(JSON.parse(JSON.stringify(failure))).toEqual(failure)
    expect(refusalOf('POST /api/v1/register', { status: 200, data: {} })).toMatchObject({
      code: 'unexpected-status',
      status: 200
    })
  })
})
