import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Reason, problems, reasons } from '@motif/contract'
import { baseLocale, locales } from '@motif/messages/server'
import { describe, expect, it } from 'vitest'
import { localeOf } from './locale.ts'
import { ProblemError, problemBody } from './problem.ts'
import { sentenceOf } from './refusal-sentences.ts'

const root = join(import.meta.dirname, '..')
const names = Object.keys(reasons) as Reason[]
const sources = globSync('**/*.ts', { cwd: root, exclude: (name) => name.endsWith('.test.ts') }).map((name) => ({
  name,
  text: readFileSync(join(root, name), 'utf8')
}))

/** Reasons whose sentence is composed from the members' sentences or comes from the schema. */
const made = new Set<Reason>([
  'input-invalid',
  'member-invalid',
  'items-not-sold-any-more',
  'items-short',
  'product-invalid'
])

describe('every refusal', () => {
  it.each(locales)('has its sentence in the catalogue: %s', (locale) => {
    const file = join(root, `../../../packages/messages/locales/${locale}/refusals.json`)
    const sentences = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    const keys = names.filter((name) => !made.has(name)).map((name) => `refusal_${name.replaceAll('-', '_')}`)
    expect(keys.filter((key) => !(key in sentences))).toEqual([])
  })

  it('has a reason for every code', () => {
    const codes = new Set<string>(Object.values(reasons))
    expect(Object.keys(problems).filter((code) => !codes.has(code))).toEqual([])
  })

  it('is one the API makes', () => {
    const texts = sources.filter(({ name }) => !name.endsWith('refusal-sentences.ts')).map(({ text }) => text)
    expect(names.filter((name) => !texts.some((text) => text.includes(`'${name}'`)))).toEqual([])
  })

  it('leaves its sentence to the catalogue', () => {
    const literal = /\b(?:detail|sentence):\s*['"`]/
    expect(sources.filter(({ text }) => literal.test(text)).map(({ name }) => name)).toEqual([])
  })
})

describe('a sentence', () => {
  const minimum = { coupon: 'MUGS', minimum: 5000, missing: 1250, currency: 'USD', decimals: 2 }
  it.each([
    [{ reason: 'coupon-minimum', params: minimum }, 'MUGS is for orders of $50.00 or more; $12.50 is missing.'],
    [
      { reason: 'coupon-minimum-of-products', params: { ...minimum, names: ['Mugs', 'Bottles'] } },
      'MUGS is for orders of $50.00 or more of Mugs or Bottles; $12.50 is missing.'
    ],
    [
      { reason: 'coupon-no-products', params: { coupon: 'MUGS', names: ['A', 'B', 'C', 'D'] } },
      'MUGS is for certain products, and there is nothing of that in your cart.'
    ],
    [
      {
        reason: 'coupon-ended',
        params: { coupon: 'MUGS', endsAt: '2026-11-22T23:30:00.000Z', timeZone: 'Europe/Berlin' }
      },
      'MUGS ended on November 23, 2026.'
    ],
    [
      { reason: 'order-not-movable', params: { from: 'shipped', to: 'in_production' } },
      'This order is on its way, so it cannot be being made next.'
    ],
    [
      { reason: 'item-low-in-stock', params: { item: 'Mug', left: 1, wanted: 2 } },
      'Only 1 of Mug is left; your cart would hold 2.'
    ],
    [
      { reason: 'orders-unpaid', params: { minutes: 3 } },
      'Too many orders wait for their payment here. Pay for one of them, or try again in 3 minutes. Your cart stays as it is.'
    ]
  ] as const)('is written from plain values: %o', (refusal, sentence) => {
    expect(sentenceOf({ ...refusal, params: JSON.parse(JSON.stringify(refusal.params)) }, 'en')).toBe(sentence)
  })

  it('stands beside its reason and parameters in the answer, for the whole and for each member', () => {
    const error = new ProblemError('line-over-limit', { params: { max: 99 }, errors: [{ pointer: '/quantity' }] })
    const told = { detail: 'A line holds at most 99 pieces.', reason: 'line-over-limit', params: { max: 99 } }
    expect(problemBody(error, 'r1', 'en')).toEqual({
      type: 'urn:motif:problem:invalid-input',
      title: 'Something in the request is not valid',
      status: 400,
      code: 'invalid-input',
      requestId: 'r1',
      ...told,
      errors: [{ pointer: '/quantity', ...told }]
    })
  })

  it('of several members is theirs, one after the other', () => {
    const error = new ProblemError('items-short', {
      errors: [
        { pointer: '/lines/a', reason: 'item-just-sold-out', params: { item: 'Mug' } },
        { pointer: '/lines/b', reason: 'item-short', params: { item: 'Tee', available: 2 } }
      ]
    })
    expect(problemBody(error, 'r1', 'en').detail).toBe('Mug has just sold out. Only 2 of Tee can be had.')
  })
})

it.each([undefined, '', '*', 'en', 'en-GB,en;q=0.8', 'tlh', 'tlh;q=1, en;q=0.1', ';;;q=x', ',,,'])(
  'is told in English where the catalogue has no language of %o',
  (wanted) => {
    const headers = wanted === undefined ? {} : { 'accept-language': wanted }
    expect(localeOf({ headers })).toBe(baseLocale)
  }
)
