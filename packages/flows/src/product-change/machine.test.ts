import type { Product } from '@motif/contract'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { answerable, done, lostNetwork, reachedStates, refused, statesOf } from '../testing.ts'
import { type OfferedProduct, productToConfirmOf, chosenOf, openingSlugOf, productChangeMachine } from './index.ts'

const price = { amount: 1200, currency: 'USD' }
const sizes = ['s', 'm'].map((value) => ({ value, label: value.toUpperCase(), swatch: null }))

/** A product in white, in `count` sizes. */
function offered(slug: string, count: number, { stock = 9, leftOut = [] as string[] } = {}): OfferedProduct {
  const values = sizes.slice(0, count)
  return {
    product: {
      slug,
      name: slug,
      price,
      options: [
        { id: 'colour', name: 'Colour', values: [{ value: 'white', label: 'White', swatch: '#ffffff' }] },
        ...(values.length > 0 ? [{ id: 'size', name: 'Size', values }] : [])
      ],
      variants: (values.length > 0 ? values : [undefined]).map((size) => ({
        id: `${slug}-${size?.value}`,
        sku: slug,
        options: { colour: 'white', ...(size && { size: size.value }) },
        price,
        stock,
        tierPrices: []
      }))
    } as unknown as Product,
    options: { colour: 'white', ...(values[0] && { size: values[0].value }) },
    leftOut
  }
}

function scene() {
  const offer = answerable<OfferedProduct, { slug: string }>()
  const clock = new SimulatedClock()
  const actor = createActor(productChangeMachine.provide({ actors: { offer: offer.logic } }), { clock }).start()
  return { actor, offer, clock, now: () => actor.getSnapshot() }
}

describe('putting a design on another product', () => {
  it('can reach every state', () => {
    const events = [
      { type: 'CHOOSE', slug: 'tee' },
      done('offer', offered('tee', 2)),
      { type: 'CONFIRM' },
      { type: 'BACK' }
    ] as const
    expect(reachedStates(productChangeMachine, events, [undefined])).toEqual(statesOf(productChangeMachine))
  })

  it('goes straight to what has one size and a place for everything', async () => {
    const { actor, offer, now } = scene()
    actor.send({ type: 'CHOOSE', slug: 'mug' })
    expect(openingSlugOf(now())).toBe('mug')
    await offer.last().answer(offered('mug', 0))
    expect(chosenOf(now())?.product.slug).toBe('mug')
  })

  it('asks for a size, and takes the one that was chosen', async () => {
    const { actor, offer, now } = scene()
    actor.send({ type: 'CHOOSE', slug: 'tee' })
    await offer.last().answer(offered('tee', 2))
    expect([productToConfirmOf(now())?.options['size'], chosenOf(now())]).toEqual(['s', null])
    actor.send({ type: 'CHOOSE_OPTION', optionId: 'size', value: 'm' })
    actor.send({ type: 'CONFIRM' })
    expect(chosenOf(now())?.options).toEqual({ colour: 'white', size: 'm' })
  })

  it.each([
    ['a side that has no place', offered('tote', 0, { leftOut: ['Back'] })],
    ['that it is sold out', offered('tote', 0, { stock: 0 })]
  ])('tells %s before anything happens, and leads back to the products', async (_what, answer) => {
    const { actor, offer, now } = scene()
    actor.send({ type: 'CHOOSE', slug: 'tote' })
    await offer.last().answer(answer)
    expect([productToConfirmOf(now()), chosenOf(now())]).toEqual([answer, null])
    actor.send({ type: 'BACK' })
    expect(now().matches('choosing')).toBe(true)
  })

  it('stays with the products, and says why, when one is gone or nobody answers', async () => {
    const { actor, offer, now } = scene()
    actor.send({ type: 'CHOOSE', slug: 'gone' })
    await offer.last().refuse(refused(404, 'not-found'))
    expect([now().value, now().context.failure?.code]).toEqual(['choosing', 'not-found'])
    actor.send({ type: 'CHOOSE', slug: 'mug' })
    expect(now().context.failure).toBeNull()
    await offer.last().refuse(lostNetwork())
    expect(now().context.failure?.code).toBe('network')
  })

  it('drops the answer to a product when another is pressed', async () => {
    const { actor, offer, now } = scene()
    actor.send({ type: 'CHOOSE', slug: 'mug' })
    const first = offer.last()
    actor.send({ type: 'CHOOSE', slug: 'tote' })
    expect(first.signal.aborted).toBe(true)
    await offer.last().answer(offered('tote', 0))
    expect(chosenOf(now())?.product.slug).toBe('tote')
  })

  it('searches once the person pauses', () => {
    const { actor, clock, now } = scene()
    actor.send({ type: 'TYPED', text: 'm' })
    clock.increment(199)
    actor.send({ type: 'TYPED', text: 'mug ' })
    clock.increment(199)
    expect(now().context).toMatchObject({ text: 'mug ', q: '' })
    clock.increment(1)
    expect(now().context.q).toBe('mug')
  })
})
