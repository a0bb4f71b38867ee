import type { Line } from '@motif/contract'
import { describe, expect, it } from 'vitest'
import { lostNetwork, refused } from '../testing.ts'
import { cartFailureOf, isCartBusy, unansweredOf } from './index.ts'
import { cartWith, lineOf, scene, sceneWith } from './testing.ts'

const designOf = (designId: string): Line['design'] => ({
  designId,
  previewUrl: '/d1.svg',
  contentHash: 'h1',
  confirmed: [
    {
      id: 'sample-text/front/a/',
      code: 'sample-text',
      area: 'front',
      node: 'a',
      kind: 'text',
      name: 'Your words'
    }
  ]
})

describe('lines taken out of the cart', () => {
  it('leaves a removal that was taken back to the next page, with what brings the line back', async () => {
    const { actor, remove, now } = await sceneWith(lineOf('a', 1, designOf('d1')))
    actor.send({ type: 'REMOVE', lineId: 'a' })
    await remove.last().refuse(lostNetwork())
    actor.send({ type: 'UNDO_REMOVE' })
    const kept = unansweredOf(now())
    expect(kept).toEqual([
      { kind: 'remove', lineId: 'a' },
      {
        kind: 'add',
        line: { key: 'back-a', variantId: 'variant-a', quantity: 1, position: 0, removedLine: 'a' }
      }
    ])
    const next = scene('cart1', kept)
    await next.load.last().answer(cartWith([]))
    await next.remove.last().refuse(refused(404, 'not-found'))
    await next.add.last().answer(cartWith([lineOf('b', 1, designOf('d1'))]))
    expect([next.quantities(), cartFailureOf(next.now())]).toEqual([['b×1'], null])
  })

  it('goes on bringing a line back when the connection is lost over it', async () => {
    const { actor, remove, add, quantities, now } = await sceneWith(lineOf('a', 1))
    actor.send({ type: 'REMOVE', lineId: 'a' })
    await remove.last().answer(cartWith([]))
    actor.send({ type: 'UNDO_REMOVE' })
    await add.last().refuse(lostNetwork())
    expect([quantities(), cartFailureOf(now())]).toEqual([['a×1'], null])
    actor.send({ type: 'RETRY' })
    await add.last().answer(cartWith([lineOf('b', 1)]))
    expect(quantities()).toEqual(['b×1'])
  })

  it('puts a line back whose removal may have arrived although its answer was lost', async () => {
    const { actor, remove, add, quantities } = await sceneWith(lineOf('a', 1))
    actor.send({ type: 'REMOVE', lineId: 'a' })
    await remove.last().refuse(lostNetwork())
    actor.send({ type: 'UNDO_REMOVE' })
    expect(quantities()).toEqual(['a×1'])
    actor.send({ type: 'RETRY' })
    await remove.last().answer(cartWith([]))
    await add.last().answer(cartWith([lineOf('b', 1)]))
    expect(quantities()).toEqual(['b×1'])
  })

  it('takes a line that another tab took out first for taken out', async () => {
    const { actor, remove, load, now, quantities } = await sceneWith(lineOf('a', 1), lineOf('b', 1))
    actor.send({ type: 'REMOVE', lineId: 'a' })
    await remove.last().refuse(refused(404, 'not-found'))
    await load.last().answer(cartWith([lineOf('b', 1)]))
    expect([quantities(), cartFailureOf(now())]).toEqual([['b×1'], null])
  })

  it('brings each of several lines back to where it was, also among those saved for later', async () => {
    const { actor, load, add, remove, quantities, later } = scene('cart1')
    await load.last().answer(cartWith([lineOf('a', 1)], 'cart1', [lineOf('s', 2), lineOf('t', 1)]))
    actor.send({ type: 'REMOVE', lineId: 's' })
    await remove.last().answer(cartWith([lineOf('a', 1)], 'cart1', [lineOf('t', 1)]))
    actor.send({ type: 'REMOVE', lineId: 'a' })
    await remove.last().answer(cartWith([], 'cart1', [lineOf('t', 1)]))
    actor.send({ type: 'UNDO_REMOVE', lineId: 's' })
    expect([quantities(), later()]).toEqual([[], ['s×2', 't×1']])
    expect(add.last().input.line).toEqual({
      key: 'back-s',
      variantId: 'variant-s',
      quantity: 2,
      position: 0,
      isSaved: true
    })
  })

  it('does what is asked of a line that comes back, though the shop gives it another number', async () => {
    const { actor, load, add, remove, save, change, now, quantities, later } = scene('cart1')
    const under = (id: string, line: Line): Line => ({ ...line, id })
    const [mug, tote] = [lineOf('mug', 2), lineOf('tote', 1)]
    await load.last().answer(cartWith([tote], 'cart1', [mug]))
    actor.send({ type: 'REMOVE', lineId: 'mug' })
    await remove.last().answer(cartWith([tote]))
    actor.send({ type: 'UNDO_REMOVE', lineId: 'mug' })
    actor.send({ type: 'MOVE_TO_CART', lineId: 'mug' })
    actor.send({ type: 'CHANGE_QUANTITY', lineId: 'mug', quantity: 3 })
    expect([quantities(), later()]).toEqual([['tote×1', 'mug×3'], []])
    await add.last().answer(cartWith([tote], 'cart1', [under('mug-2', mug)]))
    expect(save.last().input).toEqual({ cartId: 'cart1', lineId: 'mug-2', isSaved: false })
    await save.last().answer(cartWith([tote, under('mug-2', mug)]))
    expect(change.last().input).toEqual({ cartId: 'cart1', lineId: 'mug-2', quantity: 3 })
    await change.last().answer(cartWith([tote, under('mug-2', { ...mug, quantity: 3 })]))
    expect(cartFailureOf(now())).toBeNull()
    expect([quantities(), later()]).toEqual([['tote×1', 'mug-2×3'], []])
  })

  it('asks nothing more of a line that could not come back', async () => {
    const { actor, load, add, remove, save, now, quantities } = await sceneWith(lineOf('a', 1), lineOf('b', 1))
    actor.send({ type: 'REMOVE', lineId: 'a' })
    await remove.last().answer(cartWith([lineOf('b', 1)]))
    actor.send({ type: 'UNDO_REMOVE', lineId: 'a' })
    actor.send({ type: 'SAVE_FOR_LATER', lineId: 'a' })
    await add.last().refuse(refused(409, 'out-of-stock'))
    expect([...save.calls, ...load.calls.slice(1)]).toEqual([])
    expect(quantities()).toEqual(['b×1'])
    expect(cartFailureOf(now())?.code).toBe('out-of-stock')
  })

  it('takes a line out, and brings it back with its design', async () => {
    const { actor, remove, add, now, quantities } = await sceneWith(lineOf('a', 2, designOf('d1')), lineOf('b', 1))
    actor.send({ type: 'REMOVE', lineId: 'a' })
    expect(quantities()).toEqual(['b×1'])
    await remove.last().answer(cartWith([lineOf('b', 1)]))
    expect(now().context.removed.at(-1)?.line.id).toBe('a')
    actor.send({ type: 'UNDO_REMOVE' })
    expect(quantities()).toEqual(['a×2', 'b×1'])
    expect(add.last().input.line).toEqual({
      key: 'back-a',
      variantId: 'variant-a',
      quantity: 2,
      position: 0,
      removedLine: 'a'
    })
    await add.last().answer(cartWith([lineOf('c', 2, designOf('d1')), lineOf('b', 1)]))
    expect(quantities()).toEqual(['c×2', 'b×1'])
  })

  it('undoes a removal that was not sent yet without a call', async () => {
    const { actor, change, remove, add, quantities } = await sceneWith(lineOf('a', 1), lineOf('b', 1))
    actor.send({ type: 'CHANGE_QUANTITY', lineId: 'b', quantity: 2 })
    actor.send({ type: 'REMOVE', lineId: 'a' })
    actor.send({ type: 'UNDO_REMOVE' })
    await change.last().answer(cartWith([lineOf('a', 1), lineOf('b', 2)]))
    expect([...remove.calls, ...add.calls]).toEqual([])
    expect(quantities()).toEqual(['a×1', 'b×2'])
  })

  it('still changes the quantity that was asked for before an undone removal', async () => {
    const { actor, change, quantities } = await sceneWith(lineOf('a', 1), lineOf('b', 1))
    actor.send({ type: 'CHANGE_QUANTITY', lineId: 'b', quantity: 2 })
    actor.send({ type: 'CHANGE_QUANTITY', lineId: 'a', quantity: 7 })
    actor.send({ type: 'REMOVE', lineId: 'a' })
    actor.send({ type: 'UNDO_REMOVE' })
    expect(quantities()).toEqual(['a×7', 'b×2'])
    await change.last().answer(cartWith([lineOf('a', 1), lineOf('b', 2)]))
    expect(change.last().input).toMatchObject({ lineId: 'a', quantity: 7 })
  })

  it('offers no undo for a removal that failed or when the offer ran out', async () => {
    const { actor, remove, now } = await sceneWith(lineOf('a', 1), lineOf('b', 1))
    actor.send({ type: 'REMOVE', lineId: 'a' })
    await remove.last().refuse(refused(500, 'internal'))
    expect(now().context.removed).toEqual([])
    actor.send({ type: 'CHANGE_QUANTITY', lineId: 'b', quantity: 0 })
    await remove.last().answer(cartWith([lineOf('a', 1)]))
    expect(now().context.removed.at(-1)?.line.id).toBe('b')
    actor.send({ type: 'UNDO_EXPIRED' })
    actor.send({ type: 'UNDO_REMOVE' })
    expect(isCartBusy(now())).toBe(false)
  })
})
