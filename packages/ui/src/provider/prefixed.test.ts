import type { StylisElement } from '@emotion/cache'
import { expect, it } from 'vitest'
import { prefixed } from './prefixed.ts'

const written = (property: string, value: string) => {
  const element = { type: 'decl', props: property, value: `${property}:${value};`, return: '' } as StylisElement
  prefixed(element)
  return element.return || element.value
}

it('writes for WebKit what it knows under its own name alone, and all else once', () => {
  expect(written('user-select', 'none')).toBe('-webkit-user-select:none;user-select:none;')
  expect(written('text-decoration', 'underline 2px')).toBe(
    '-webkit-text-decoration:underline 2px;text-decoration:underline 2px;'
  )
  expect(written('display', 'flex')).toBe('display:flex;')
})
