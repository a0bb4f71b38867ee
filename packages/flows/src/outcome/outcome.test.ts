import { createClient, ResponseError } from '@motif/contract/client'
import { describe, expect, it } from 'vitest'
import { refused } from '../testing.ts'
import { failureOf, FlowError, isSuccess, outcomes, refusalOf, settle, type SettledCall } from './index.ts'

const names = Object.keys(outcomes) as SettledCall[]
const statuses = [200, 201, 202, 204, 400, 401, 403, 409, 422, 429, 500]

/** The specification's table, written out a second time so that a slip in the first shows. */
const successes: Record<SettledCall, number[]> = {
  'POST /api/v1/login': [200],
  'POST /api/v1/register': [201],
  'POST /api/v1/verify-otp': [200],
  'POST /api/v1/resend-otp': [200],
  'POST /api/v1/request-reset-password': [200, 201],
  'POST /api/v1/reset-password': [200, 201],
  'POST /api/v1/contact_us': [200]
}
const texts: Record<SettledCall, string | undefined> = {
  'POST /api/v1/login': 'Login failed',
  'POST /api/v1/register': undefined,
  'POST /api/v1/verify-otp': 'Register failed',
  'POST /api/v1/resend-otp': 'Register failed',
  'POST /api/v1/request-reset-password': undefined,
  'POST /api/v1/reset-password': 'Register failed',
  'POST /api/v1/contact_us': 'Register failed'
}

/** A real client over a made-up network, so that what is judged is what `fetch` gives. */
const calling = (name: SettledCall, fetch: typeof globalThis.fetch) =>
  createClient({ baseUrl: 'http://shop.test', fetch })<never>(name as never, { body: {} } as never)

const answering = (status: number, body: string | null) => async () => new Response(status === 204 ? null : body, { status })
const problemBody = (status: number) => JSON.stringify({ type: 'about:blank', title: 'Refused', status, detail: 'Told to the person', code: 'invalid-input', requestId: 'r1' })
const thrownBy = (promise: Promise<unknown>): Promise<unknown> => promise.then(() => undefined, (error: unknown) => error)

describe.each(names)('%s', (name) => {
  it.each(statuses)('is judged by the table when the server answers %i', async (status) => {
    const body = status < 400 ? '{"answer":1}' : problemBody(status)
    const settling = settle(name, calling(name, answering(status, body)))
    if (successes[name].includes(status)) {
      expect(await settling).toEqual({ status, data: { answer: 1 } })
      return
    }
    const error = await thrownBy(settling)
    const text = texts[name]
    if (text === undefined) {
      expect(error).toBeInstanceOf(ResponseError)
      expect(error).toMatchObject({ status })
    } else {
      expect(error).toBeInstanceOf(FlowError)
      expect(error).toMatchObject({ message: text, status, code: status < 400 ? 'unexpected-status' : 'invalid-input' })
    }
  })

  it('hands a network error to the caller unchanged', async () => {
    const lost = new TypeError('fetch failed')
    expect(await thrownBy(settle(name, calling(name, () => Promise.reject(lost))))).toBe(lost)
  })

  it.each([200, 500])('does not take a body that is not JSON for an answer (%i)', async (status) => {
    const error = await thrownBy(settle(name, calling(name, answering(status, '<h1>Proxy</h1>'))))
    expect(failureOf(error)).toMatchObject({ code: 'unreadable', status, ...(texts[name] === undefined ? {} : { message: texts[name] }) })
  })
})

describe('settle', () => {
  it('rethrows the very response error where the catalogue has no text', async () => {
    const raw = refused(400, 'weak-password')
    expect(await thrownBy(settle('POST /api/v1/register', Promise.reject(raw)))).toBe(raw)
    expect(await thrownBy(settle('POST /api/v1/request-reset-password', Promise.reject(raw)))).toBe(raw)
  })

  it('keeps what the server told beside the text of the catalogue', async () => {
    const raw = refused(400, 'invalid-input', { retryAfter: 30, errors: [{ pointer: '/email', detail: 'Not an address' }] })
    const error = await thrownBy(settle('POST /api/v1/login', Promise.reject(raw)))
    expect(error).toMatchObject({ message: 'Login failed', code: 'invalid-input', field: 'email', detail: 'Told: invalid-input', retryAfter: 30, cause: raw })
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
    expect(failureOf(refused(400, 'invalid-input', { errors }))).toMatchObject({ field: 'shippingAddress.postalCode', fields: { 'shippingAddress.postalCode': 'first', email: 'third' } })
  })

  it('tells a lost network, a cancelled request and a fault of ours apart', () => {
    expect(failureOf(new TypeError('fetch failed')).code).toBe('network')
    expect(failureOf(new DOMException('late', 'TimeoutError')).code).toBe('network')
    expect(failureOf(new DOMException('gone', 'AbortError')).code).toBe('cancelled')
    expect(failureOf(new RangeError('bug')).code).toBe('unknown')
    expect(failureOf('a string')).toEqual({ code: 'unknown', message: '' })
  })

  it('believes nothing about the shape of a refusal', () => {
    for (const body of [null, 7, 'text', [], { code: 12, errors: 'none', retryAfter: 'soon' }, { errors: [null, { pointer: 3 }] }]) {
      expect(failureOf(new ResponseError(502, body as never))).toMatchObject({ code: 'unexpected-status', status: 502 })
    }
  })

  it('survives being stored and read', () => {
    const failure = refusalOf('POST /api/v1/verify-otp', refused(400, 'invalid-code'))
    expect(JSON.parse(JSON.stringify(failure))).toEqual(failure)
    expect(refusalOf('POST /api/v1/register', { status: 200, data: {} })).toMatchObject({ code: 'unexpected-status', status: 200 })
  })
})
