import { afterEach, expect, it, vi } from 'vitest'
import { checkWithoutEval } from './schemas.ts'

afterEach(() => vi.unstubAllGlobals())

it('schemas loaded after that check without making functions of text', async () => {
  const makeFunction = vi.fn(Function)
  vi.stubGlobal('Function', makeFunction)
  checkWithoutEval()
  const { readDesign } = await import('@motif/design')
  expect(readDesign({ version: 0 }).ok).toBe(false)
  expect(makeFunction).not.toHaveBeenCalled()
})
