import { expect, it } from 'vitest'
import { packAsset, readPlaces, sceneOf, unpackAsset, writePlaces } from './index.ts'
import { placeColumns, placeNumber, placeRows } from './layers.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)

it('takes a file apart into what it was made of', () => {
  const info = { width: 800, height: 1000, ink: { width: 441, height: 588 } }
  const parts = { goods: bytes(1, 2, 10, 10), bed: bytes(3), places: bytes(4, 5), over: undefined }
  expect(unpackAsset(packAsset(info, parts))).toEqual({ info, parts })
  expect(unpackAsset(packAsset(info, { ...parts, over: bytes(6) })).parts.over).toEqual(bytes(6))
})

it('refuses a file of something else', () => {
  expect(() => unpackAsset(new TextEncoder().encode('{"parts":[]}\n'))).toThrow(TypeError)
})

it('gives every place back as it was, far ones and leaps too', () => {
  const places = { across: new Uint16Array(placeColumns * placeRows), down: new Uint16Array(placeColumns * placeRows) }
  for (let at = 0; at < places.across.length; at++) {
    places.across[at] = placeNumber((at % placeColumns) / placeColumns)
    places.down[at] = at % 977 === 0 ? 65_535 : placeNumber(Math.sin(at / 500))
  }
  expect(readPlaces(writePlaces(places))).toEqual(places)
})

it('reads what the address of a picture says', () => {
  expect(sceneOf('/pictures/mug-right/24365c/blank')).toEqual({ view: 'mug-right', colour: '#24365c', artwork: null })
  expect(sceneOf('/pictures/tote-front/ffffff/0a1b')).toEqual({ view: 'tote-front', colour: '#ffffff', artwork: '0a1b' })
  expect(sceneOf('/pictures/mug-right-midnight')).toBeUndefined()
})
