import { expect, it, vi } from 'vitest'
import { defineRoute } from './define-route.tsx'
import { ScreenCode } from './screen-code.ts'

const module = { route: defineRoute({ Component: () => null }) }

it('loads a screen once, however often it is asked for', async () => {
  const load = vi.fn(async () => module)
  const code = new ScreenCode('cart', load)
  expect(code.loaded).toBeUndefined()
  const [one, other] = await Promise.all([code.load(), code.load()])
  expect(one).toBe(other)
  expect(load).toHaveBeenCalledOnce()
  expect(code.loaded).toEqual(module)
  expect(code.chunk).toBe('src/routes/cart.tsx')
})

it('fails with the name of the chunk', async () => {
  const code = new ScreenCode('cart', () => Promise.reject(new Error('boom')))
  await expect(code.load()).rejects.toMatchObject({ name: 'ChunkLoadError', chunk: 'cart' })
  expect(code.loaded).toBeUndefined()
})
