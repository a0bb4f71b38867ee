import { describe, expect, it } from 'vitest'
import { createDeviceLibrary } from './device-library.ts'
import type { DesignDocument } from './library.ts'

const document: DesignDocument = { version: 4, product: 'classic-tee', areas: { front: [] } }

function device(stored: string | null = null) {
  let text = stored
  let count = 0
  const library = createDeviceLibrary({
    storage: {
      getItem: () => text,
      setItem: (_key, value) => {
        text = value
      }
    },
    now: () => new Date(Date.UTC(2026, 10, 21, 0, count)),
    newId: () => `d${(count += 1)}`,
    onForeignChange: () => () => {}
  })
  return library
}

describe('designs on this device', () => {
  it('are listed last changed first and found again by their id', async () => {
    const library = device()
    await library.create({ name: 'One', document })
    await library.create({ name: 'Two', document, preview: '<svg/>' })
    await library.update('d1', { name: 'One, again', document })
    expect((await library.list()).map(({ name }) => name)).toEqual(['One, again', 'Two'])
    expect((await library.get('d2')).previewUrl).toBe('data:image/svg+xml,%3Csvg%2F%3E')
  })

  it('are gone once removed, and back in their place once that is undone', async () => {
    const library = device()
    await library.create({ name: 'One', document })
    await library.create({ name: 'Two', document })
    const undo = await library.remove('d1')
    expect((await library.list()).map(({ name }) => name)).toEqual(['Two'])
    await expect(library.get('d1')).rejects.toThrow('There is no such design')
    await undo()
    expect((await library.list()).map(({ id }) => id)).toEqual(['d2', 'd1'])
  })

  it('are renamed and copied with the picture they have', async () => {
    const library = device()
    await library.create({ name: 'One', document, preview: '<svg/>' })
    await library.rename('d1', 'Two')
    const copy = await library.duplicate('d1', 'Copy of Two')
    expect(copy).toMatchObject({
      id: 'd2',
      name: 'Copy of Two',
      document,
      previewUrl: 'data:image/svg+xml,%3Csvg%2F%3E'
    })
    expect((await library.list()).map(({ name }) => name)).toEqual(['Copy of Two', 'Two'])
  })

  it('are not changed from what they were before another tab changed them', async () => {
    const library = device()
    const { revision = 0 } = await library.create({ name: 'One', document })
    const theirs = await library.update('d1', { name: 'Theirs', document, revision })
    await expect(library.update('d1', { name: 'Mine', document, revision })).rejects.toMatchObject({ code: 'conflict' })
    expect(await library.get('d1')).toEqual(theirs)
    expect(await library.update('d1', { name: 'Theirs', document, revision })).toEqual(theirs)
    expect(
      await library.update('d1', {
        name: 'Mine',
        document,
        ...(theirs.revision === undefined ? {} : { revision: theirs.revision })
      })
    ).toMatchObject({ name: 'Mine' })
  })

  it.each(['{', '7', 'null', '[null, 3, {"id": "x"}]'])('start empty where the storage holds %s', async (stored) => {
    expect(await device(stored).list()).toEqual([])
  })
})
