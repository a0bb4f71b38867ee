import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { internalCall } from './inject-call.ts'

function scene() {
  let categories = [{ slug: 'mugs', name: 'Mugs', count: 3, description: '', picture: null }]
  let asked = 0
  const app = fastify()
  app.get('/api/v1/categories', async () => {
    asked += 1
    return categories
  })
  const call = internalCall(app)
  return {
    asked: () => asked,
    read: async () => (await call('GET /api/v1/categories', {})).data,
    close: () => {
      categories = []
    }
  }
}

describe('calls of a page to its own server', () => {
  it('are shared by pages made at the same time, and made anew for the next', async () => {
    const { asked, read } = scene()
    await Promise.all([read(), read(), read()])
    expect(asked()).toBe(1)
    await read()
    expect(asked()).toBe(2)
  })

  it('answer with the same object until the answer changes', async () => {
    const { read, close } = scene()
    const first = await read()
    expect(await read()).toBe(first)
    close()
    expect(await read()).toEqual([])
  })
})
