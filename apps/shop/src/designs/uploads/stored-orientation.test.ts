import { describe, expect, it } from 'vitest'
import { mayBeTurnedByTheShop } from './stored-orientation.ts'

const letters = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
const chunk = (type: string, length: number) => [
  0,
  0,
  0,
  length,
  ...letters(type),
  ...Array.from({ length: length + 4 }, () => 7)
]
const png = (...types: string[]) => [
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  ...types.flatMap((type) => chunk(type, 13))
]
const webp = (kind: string, flags: number) => [
  ...letters('RIFF'),
  0,
  0,
  0,
  0,
  ...letters('WEBP'),
  ...letters(kind),
  10,
  0,
  0,
  0,
  flags,
  0,
  0,
  0
]
const ask = (type: string, bytes: readonly number[]) =>
  mayBeTurnedByTheShop(new Blob([new Uint8Array(bytes)], { type }))

describe('whether the shop may turn a picture that a browser does not', () => {
  it.each([
    ['a WebP with EXIF', 'image/webp', webp('VP8X', 0b1000), true],
    ['an extended WebP without it', 'image/webp', webp('VP8X', 0b0001_0000), false],
    ['a plain WebP', 'image/webp', webp('VP8 ', 0b1000), false],
    ['a PNG with EXIF after its pixels', 'image/png', png('IHDR', 'IDAT', 'eXIf', 'IEND'), true],
    ['a PNG without it', 'image/png', png('IHDR', 'IDAT', 'IEND'), false],
    ['a PNG cut off', 'image/png', png('IHDR').slice(0, 20), false],
    ['a file of no known kind that is a PNG with EXIF', '', png('IHDR', 'eXIf'), true],
    ['an empty file', 'image/png', [], false],
    ['a JPEG, which browsers turn as well', 'image/jpeg', [0xff, 0xd8, 0xff], false]
  ])('is told of %s', async (_, type, bytes, isTurned) => {
    expect(await ask(type, bytes)).toBe(isTurned)
  })
})
