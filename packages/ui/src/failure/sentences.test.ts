import { problems } from '@motif/contract'
import { describe, expect, it } from 'vitest'
import { fieldErrors, type Failure, readSentenceOf, sentenceOf, signInSentenceOf } from './index.ts'

/** Codes that the client sets itself. A code missing here is a type error. */
const ownCodes: Record<Exclude<Failure['code'], keyof typeof problems>, true> = {
  network: true,
  unreadable: true,
  'unexpected-status': true,
  cancelled: true,
  declined: true,
  'price-changed': true,
  'popup-blocked': true,
  'account-exists': true,
  unknown: true
}
const codes = [...Object.keys(problems), ...Object.keys(ownCodes)] as Failure['code'][]

const texts = ['Login failed', 'Register failed', 'The server answered 404', 'fetch failed', '']
/** Error codes, statuses and values that must not appear in a message for users. */
const machineTalk = /failed$|server answered|undefined|null|\b[45]\d\d\b|JSON|[a-z]-[a-z]+-[a-z]/

const isForPeople = (sentence: string) =>
  /^[A-Z].+[.!]$/.test(sentence) && sentence.includes(' ') && !machineTalk.test(sentence)

describe('what a failure is told as', () => {
  it.each(codes)('is a sentence of the shop for the code %s, whatever the error’s message', (code) => {
    for (const message of texts) {
      for (const told of [
        sentenceOf({ code, message }),
        readSentenceOf({ code, message }),
        signInSentenceOf({ code, message })
      ])
        expect(told).toSatisfy(isForPeople)
    }
  })

  it.each([
    undefined,
    200,
    201,
    202,
    204,
    301,
    400,
    401,
    403,
    404,
    405,
    408,
    409,
    410,
    412,
    413,
    415,
    418,
    422,
    429,
    451,
    500,
    501,
    502,
    503,
    504,
    520
  ])('is a sentence of the shop for the status %s alone', (status) => {
    for (const code of [
      'unreadable',
      'unexpected-status',
      'unknown',
      'a-code-of-a-newer-server' as 'unknown'
    ] as const) {
      const failure = { code, message: 'Register failed', ...(status && { status }) }
      for (const told of [sentenceOf(failure), readSentenceOf(failure)]) expect(told).toSatisfy(isForPeople)
    }
  })

  it('says what to do by the class of the status', () => {
    const told = (status: number) => sentenceOf({ code: 'unreadable', message: '', status })
    expect(told(200)).toContain('did not come from the shop')
    expect(told(401)).toContain('log in')
    expect(told(413)).toContain('Send less')
    expect(told(418)).toContain('Reload the page')
    expect(told(500)).toContain('on our side')
    expect(told(503)).toContain('shortly')
  })

  it('is the server’s sentence where it has one', () => {
    expect(sentenceOf({ code: 'conflict', message: 'Register failed', detail: 'It is being printed already.' })).toBe(
      'It is being printed already.'
    )
  })

  it('names a field that the server names without a sentence', () => {
    expect(fieldErrors({ code: 'invalid-input', message: '', fields: { email: '', name: 'Too long.' } })).toEqual({
      email: 'This cannot be used as it is. Check it.',
      name: 'Too long.'
    })
  })
})
