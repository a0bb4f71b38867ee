import { expect, it } from 'vitest'
import { packAsset, readUvMap, sceneOf, unpackAsset, writeUvMap } from './index.ts'
import { uvColumns, encodeUv, uvRows } from './layers.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)

it('takes a file apart into what it was made of', () => {
  const info = { width: 800, height: 1000, ink: { width: 441, height: 588 } }
  const parts = { shading: bytes(1, 2, 10, 10), background: bytes(3), uvMap: bytes(4, 5), over: undefined }
  expect(unpackAsset(packAsset(info, parts))).toEqual({ info, parts })
  expect(unpackAsset(packAsset(info, { ...parts, over: bytes(6) })).parts.over).toEqual(bytes(6))
})

it('refuses a file of something else', () => {
  expect(() => unpackAsset(new TextEncoder().encode('{"parts":[]}\n'))).toThrow(TypeError)
})

it('gives every place back as it was, far ones and leaps too', () => {
  const uvMap = { across: new Uint16Array(uvColumns * uvRows), down: new Uint16Array(uvColumns * uvRows) }
  for (let at = 0; at < uvMap.across.length; at++) {
    uvMap.across[at] = encodeUv((at % uvColumns) / uvColumns)
    uvMap.down[at] = at % 977 === 0 ? 65_535 : encodeUv(Math.sin(at / 500))
  }
  expect(readUvMap(writeUvMap(uvMap))).toEqual(uvMap)
})

it('reads what the address of a picture says', () => {
  expect(sceneOf('/pictures/mug-right/24365c/blank')).toEqual({ view: 'mug-right', colour: '#24365c', artwork: null })
  expect(sceneOf('/pictures/tote-front/ffffff/0a1b')).toEqual({
    view: 'tote-front',
    colour: '#ffffff',
    artwork: '0a1b'
  })
  expect(sceneOf('/pictures/mug-right-midnight')).toBeUndefined()
})
