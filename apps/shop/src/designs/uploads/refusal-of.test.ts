import { describe, expect, it } from 'vitest'
import { refusalOf } from './refusal-of.ts'

const file = ({ type = 'image/png', size = 10 }: { type?: string; size?: number }) =>
  new File([new Uint8Array(size)], 'it', { type })

describe('pictures that are sent as they are', () => {
  it.each([
    ['of another kind', { type: 'application/pdf' }, 'unsupported-media-type'],
    ['that move', { type: 'image/gif' }, 'unsupported-media-type'],
    ['that are too large', { size: 10 * 1024 * 1024 + 1 }, 'too-large'],
    ['of no known kind, which are left to the shop to judge', { type: '' }, undefined]
  ])('%s', (_, about, code) => {
    expect(refusalOf(file(about))?.code).toBe(code)
  })
})
