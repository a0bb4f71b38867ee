import { documentVersion } from '@motif/design'
import { describe, expect, it } from 'vitest'
import { createDeviceLibrary } from './device-library.ts'
import { memoryVersions } from './testing.ts'
import { versionsMax } from './device-versions.ts'
import type { DesignDocument } from './library.ts'

const document: DesignDocument = { version: documentVersion, product: 'classic-tee', areas: { front: [] } }

const minute = 60_000

function device(stored: string | null = null, clock?: () => Date, versions?: ReturnType<typeof memoryVersions>) {
  let text = stored
  let count = 0
  const now = clock ?? (() => new Date(Date.UTC(2026, 10, 21, 0, count)))
  const library = createDeviceLibrary({
    storage: {
      getItem: () => text,
      setItem: (_key, value) => {
        text = value
      }
    },
    now,
    newId: () => `d${(count += 1)}`,
    versions: versions ?? memoryVersions(now),
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

  describe('and their versions', () => {
    let at = 0
    const worked = async (minutes: readonly number[], library = device(null, () => new Date(at))) => {
      at = 0
      await library.create({ name: 'At 0', document, preview: '<svg id="0"/>' })
      for (const one of minutes) {
        at = one * minute
        await library.update('d1', { name: `At ${one}`, document, preview: `<svg id="${one}"/>` })
      }
      return library
    }
    const names = async (library: ReturnType<typeof device>, id = 'd1') =>
      (await library.versions?.list(id))?.map(({ name }) => name)

    it('are kept every five minutes of work, newest first', async () => {
      expect(await names(await worked([1, 4, 5, 6, 11, 12]))).toEqual(['At 6', 'At 4'])
    })

    it('are kept so many times, then the oldest goes; those of a removed design go with it', async () => {
      const library = await worked(Array.from({ length: versionsMax + 2 }, (_, index) => (index + 1) * 5))
      expect(await names(library)).toHaveLength(versionsMax)
      expect((await names(library))?.at(-1)).toBe('At 10')
      await library.remove('d1')
      await library.create({ name: 'Next', document })
      at += 5 * minute
      await library.update('d2', { name: 'Changed', document })
      expect([await names(library), await names(library, 'd2')]).toEqual([[], ['Next']])
    })

    it('bring a design back with its picture, and what it was becomes one, however short ago', async () => {
      const library = await worked([5, 6])
      const [first] = (await library.versions?.list('d1')) ?? []
      const other = { ...document, areas: { back: [] } }
      const { revision = 0 } = await library.update('d1', { name: 'Now', document: other, preview: '<svg id="n"/>' })
      const back = await library.versions?.restore('d1', first?.id ?? '', revision)
      expect(back).toMatchObject({
        name: 'Now',
        document,
        previewUrl: `data:image/svg+xml,${encodeURIComponent('<svg id="0"/>')}`
      })
      expect((await library.get('d1')).previewUrl).toBe(back?.previewUrl)
      const [before] = (await library.versions?.list('d1')) ?? []
      expect((await library.versions?.get('d1', before?.id ?? ''))?.document).toEqual(other)
      await expect(library.versions?.restore('d1', before?.id ?? '', revision)).rejects.toMatchObject({
        code: 'conflict'
      })
    })

    it('are none where the browser keeps none, and the design is kept all the same', async () => {
      const library = device(
        null,
        () => new Date(at),
        async () => Promise.reject(new Error('no database'))
      )
      expect(await (await worked([5], library)).get('d1')).toMatchObject({ name: 'At 5' })
    })
  })
})
