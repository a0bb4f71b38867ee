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
  expect(code.chunks).toEqual(['src/routes/cart.tsx'])
})

it('asks for its parts together with the screen, the parts first', async () => {
  const asked: string[] = []
  const ask = (what: string) => async () => {
    asked.push(what)
    return module
  }
  const code = new ScreenCode('cart', ask('screen'), { 'src/one.ts': ask('one'), 'src/other.ts': ask('other') })
  const loading = code.load()
  expect(asked).toEqual(['one', 'other', 'screen'])
  await loading
  expect(code.loaded).toEqual(module)
  expect(code.chunks).toEqual(['src/one.ts', 'src/other.ts', 'src/routes/cart.tsx'])
})

it('fails where a part of it does not come', async () => {
  const code = new ScreenCode('cart', async () => module, { 'src/one.ts': () => Promise.reject(new Error('boom')) })
  await expect(code.load()).rejects.toMatchObject({ name: 'ChunkLoadError', chunk: 'cart' })
  expect(code.loaded).toBeUndefined()
})

it('fails with the name of the chunk', async () => {
  const code = new ScreenCode('cart', () => Promise.reject(new Error('boom')))
  await expect(code.load()).rejects.toMatchObject({ name: 'ChunkLoadError', chunk: 'cart' })
  expect(code.loaded).toBeUndefined()
})
