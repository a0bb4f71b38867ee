import { expect, it } from 'vitest'
import { type Layers, compose, findSamples, inkOf, layInk, uvColumns, uvRows, tintOf } from './index.ts'
import { encodeUv } from './layers.ts'

/** An evenly lit product that fills the picture, except a column of background on the left. The print covers the picture undistorted. */
function evenLayers(width: number, height: number): Layers {
  const uvMap = { across: new Uint16Array(uvColumns * uvRows), down: new Uint16Array(uvColumns * uvRows) }
  for (let at = 0; at < uvMap.across.length; at++) {
    uvMap.across[at] = encodeUv((at % uvColumns) / (uvColumns - 1))
    uvMap.down[at] = encodeUv(Math.floor(at / uvColumns) / (uvRows - 1))
  }
  const pixels = Array.from({ length: width * height }, (_, pixel) =>
    pixel % width === 0 ? [0, 0, 0, 0] : [231, 0, 255, 255]
  )
  return {
    width,
    height,
    above: 0,
    fullHeight: height,
    background: new Uint8Array(width * height * 4).fill(200),
    shading: Uint8Array.from(pixels.flat()),
    over: undefined,
    uvMap
  }
}

const layers = evenLayers(8, 10)

function painted(colour: string, ink?: number[]): (x: number, y: number) => number[] {
  const picture = new Uint8ClampedArray(8 * 10 * 4)
  const laid =
    ink &&
    layInk(
      findSamples(layers, { width: 8, height: 10 }),
      inkOf(Uint8Array.from(Array.from({ length: 80 }, () => ink).flat()), 8, 10)
    )
  compose(layers, { tint: tintOf(colour), ink: laid }, picture)
  return (x, y) => [...picture.subarray((y * 8 + x) * 4, (y * 8 + x) * 4 + 4)]
}

it('leaves the background as it is', () => {
  expect(painted('#ff0000')(0, 5)).toEqual([200, 200, 200, 200])
})

it('shows a product in its colour, and never quite black', () => {
  const [red = 0, green = 0, blue = 0, alpha] = painted('#ff0000')(4, 5)
  expect(red).toBeGreaterThan(200)
  expect(green).toBeLessThan(40)
  expect([green, alpha]).toEqual([blue, 255])
  expect(painted('#000000')(4, 5)[0]).toBeGreaterThan(15)
})

it('covers the colour with ink as far as the ink is opaque', () => {
  const [red = 0, green = 0] = painted('#000000', [0, 255, 0, 255])(4, 5)
  expect(green).toBeGreaterThan(red + 150)
  const [half = 0] = painted('#000000', [255, 255, 255, 128])(4, 5)
  expect(half).toBeGreaterThan(painted('#000000')(4, 5)[0] ?? 0)
  expect(half).toBeLessThan(painted('#000000', [255, 255, 255, 255])(4, 5)[0] ?? 0)
})
