import { describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, chunkTimeout, loadChunk } from './load-chunk.ts'

const failedImport = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/cart-1a2b.js'))
const answering = (status: number) => vi.fn<typeof fetch>(async () => new Response(null, { status }))

describe('loading the code of a screen', () => {
  it('hands on the module', async () => {
    await expect(loadChunk('cart', async () => ({ Component: 'cart' }))).resolves.toEqual({ Component: 'cart' })
  })

  it('gives up after 120000 ms and says that it took too long', async () => {
    const asked: number[] = []
    const loading = loadChunk('cart', () => new Promise(() => {}), {
      setTimeout: (act, delay) => {
        asked.push(delay)
        queueMicrotask(act)
      },
      clearTimeout: () => {}
    })
    await expect(loading).rejects.toMatchObject({
      name: 'ChunkLoadError',
      chunk: 'cart',
      reason: 'timeout',
      message: 'Loading chunk cart failed (timeout)'
    })
    expect(asked).toEqual([chunkTimeout])
    expect(chunkTimeout).toBe(120_000)
  })

  it('says that the chunk is missing when the server has no such file', async () => {
    const fetch = answering(404)
    await expect(loadChunk('cart', failedImport, { fetch })).rejects.toMatchObject({ reason: 'missing' })
    expect(fetch).toHaveBeenCalledWith('http://localhost/assets/cart-1a2b.js', { method: 'HEAD', cache: 'no-store' })
  })

  it.each([
    ['the network is down', failedImport, vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))],
    ['the server is in trouble', failedImport, answering(503)],
    ['the module breaks while it runs', () => Promise.reject(new Error('x is not a function')), answering(200)]
  ])('calls it other when %s, and keeps the cause', async (_when, load, fetch) => {
    const error: unknown = await loadChunk('cart', load, { fetch }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ChunkLoadError)
    expect(error).toMatchObject({ reason: 'other', cause: expect.any(Error) })
  })

  it('stops the clock once the code is there', async () => {
    const clearTimeout = vi.fn()
    await loadChunk('cart', async () => 1, { setTimeout: () => 7, clearTimeout })
    expect(clearTimeout).toHaveBeenCalledWith(7)
  })
})
