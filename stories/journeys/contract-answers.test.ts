import { describe, expect, it } from 'vitest'
import { everydayTee } from '../fixtures/products.ts'
import { ModelShop } from '../fixtures/model-shop.ts'
import { type Answers, answerTo, ContractFault, Refusal, type Sent } from './contract-answers.ts'
import { answersOf } from './shop-answers.ts'

const sent = (more: Partial<Sent> & { path?: string } = {}): Sent => ({
  params: {},
  url: new URL(more.path ?? '/', 'https://motif.test'),
  headers: new Headers(),
  text: '',
  ...more
})

const product = 'GET /api/v1/products/{slug}'
const answering = (answers: Answers) => () => answerTo(product, sent({ params: { slug: 'everyday-tee' } }), answers)

describe('an answer of the model shop', () => {
  it('is what the contract says', () => {
    const { status, body } = answering(answersOf(new ModelShop()))()
    expect(status).toBe(200)
    expect(body).toMatchObject({ slug: 'everyday-tee', price: everydayTee.price })
  })

  it('is a fault where the API could not give it', () => {
    const { price: _price, ...priceless } = everydayTee
    expect(answering({ [product]: () => ({ body: priceless as typeof everydayTee }) })).toThrow(ContractFault)
    expect(answering({ [product]: () => ({ status: 202, body: everydayTee }) })).toThrow(/status 202/)
    expect(answering({})).toThrow(/no answer/)
  })

  it('refuses as the API does', () => {
    const refuse = () => {
      throw new Refusal('not-found')
    }
    expect(answering({ [product]: refuse })()).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })
})

describe('a request', () => {
  const answers = answersOf(new ModelShop())

  it('is a fault where the API would not understand it', () => {
    const add = (text: string) => () =>
      answerTo('POST /api/v1/carts/{id}/lines', sent({ params: { id: 'c1' }, text }), answers)
    expect(add('{"variantId":"tee-paper-white-m"}')).toThrow(/its body is not what the contract says/)
    expect(() => answerTo(product, sent({ params: { slug: 'No Slug' } }), answers)).toThrow(/its address/)
  })

  it('of nobody is refused where somebody has to be signed in', () => {
    expect(answerTo('GET /api/v1/orders', sent(), { 'GET /api/v1/orders': () => expect.fail() })).toMatchObject({
      status: 401,
      body: { code: 'sign-in-required' }
    })
  })
})
