import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { limitTypedText } from './typed-text.ts'
import { textLimit } from './well-formed.ts'

it('typed into a full text, letters are left out and the caret stays where there was no more room', () => {
  const full = 'o'.repeat(textLimit)
  expect(limitTypedText(full, { text: `o${full}`, caret: 3 })).toEqual({ text: full, caret: 2 })
  const room = full.slice(2)
  expect(limitTypedText(room, { text: `${room.slice(0, 7)}news${room.slice(7)}`, caret: 11 })).toEqual({
    text: `${room.slice(0, 7)}ne${room.slice(7)}`,
    caret: 9
  })
})

it('what stands around what is typed stays, wherever that is and however long', () => {
  const around = fc.tuple(fc.nat({ max: 40 }), fc.string({ unit: 'grapheme', maxLength: 30 }), fc.nat({ max: 5 }))
  fc.assert(
    fc.property(around, ([room, come, gone]) => {
      const [head, tail] = ['a'.repeat(2000), 'z'.repeat(textLimit - 2000 - room)]
      const { text, caret } = limitTypedText(head + 'm'.repeat(Math.min(gone, room)) + tail, {
        text: head + come + tail,
        caret: head.length + come.length
      })
      expect(text.length).toBeLessThanOrEqual(textLimit)
      expect([text.slice(0, 2000), text.slice(caret)]).toEqual([head, tail])
    }),
    { numRuns: 200 }
  )
})
