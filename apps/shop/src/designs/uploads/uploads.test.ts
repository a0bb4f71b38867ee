import { describe, expect, it, vi } from 'vitest'
import { createUploads, type Picture } from './uploads.ts'

type Uploaded = { id: string; width: number; height: number; url: string }

/** A shop that answers when it is told to. */
function shop() {
  const sent: {
    name: string
    onProgress: (progress: number) => void
    signal: AbortSignal
    answer: (id: string) => void
    refuse: (error: unknown) => void
  }[] = []
  const arrived: (Uploaded & Picture)[] = []
  const forgotten: string[] = []
  let count = 0
  const uploads = createUploads({
    send: (file, { onProgress, signal }) =>
      new Promise((resolve, reject) =>
        sent.push({
          name: file.name,
          onProgress,
          signal,
          answer: (id) => resolve({ id, width: 900, height: 600, url: `/api/v1/uploads/${id}` }),
          refuse: reject
        })
      ),
    newId: () => `u${(count += 1)}`,
    look: async (file) =>
      file.name === 'scan' ? undefined : { address: `blob:${file.name}`, width: 900, height: 600 },
    forget: (picture) => (picture ? forgotten.push(picture.address) : undefined)
  })
  uploads.onUploaded((upload) => arrived.push(upload))
  const add = (name: string, { type = 'image/png', size = 10 }: { type?: string; size?: number } = {}) =>
    uploads.start(new File([new Uint8Array(size)], name, { type }), ({ width, height }, index) => ({
      areaId: 'front',
      x: 40 + index,
      y: 60,
      width: width / 10,
      height: height / 10
    }))
  return { uploads, sent, arrived, forgotten, add, states: () => uploads.getSnapshot() }
}

describe('pictures on their way to the shop', () => {
  it('tell how far they are, are seen where they will lie, and are handed on with that place', async () => {
    const { sent, arrived, add, states } = shop()
    add('boat.png')
    sent[0]?.onProgress(0.5)
    expect(states()).toEqual([{ id: 'u1', fileName: 'boat.png', progress: 0.5 }])
    const place = { areaId: 'front', x: 40, y: 60, width: 90, height: 60 }
    await vi.waitFor(() =>
      expect(states()).toEqual([
        { id: 'u1', fileName: 'boat.png', progress: 0.5, shown: { ...place, address: 'blob:boat.png' } }
      ])
    )
    sent[0]?.answer('image-1')
    await vi.waitFor(() =>
      expect(arrived).toMatchObject([{ id: 'image-1', width: 900, place, local: { address: 'blob:boat.png' } }])
    )
    expect(states()).toEqual([])
  })

  it('are let go of by this device when nobody waits for them any more, and come to their place without being seen before where it cannot read them', async () => {
    const { uploads, sent, arrived, forgotten, add, states } = shop()
    add('boat.png')
    uploads.dismiss('u1')
    await vi.waitFor(() => expect(forgotten).toEqual(['blob:boat.png']))
    add('scan')
    sent[1]?.answer('image-2')
    await vi.waitFor(() =>
      expect(arrived).toMatchObject([{ id: 'image-2', place: { areaId: 'front', x: 40, y: 60 }, local: undefined }])
    )
    expect(states()).toEqual([])
  })

  it('go three at once; the others wait their turn', async () => {
    const { sent, add, states } = shop()
    for (const name of ['a', 'b', 'c', 'd', 'e']) add(name)
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    expect(states()).toHaveLength(5)
    sent[1]?.answer('image-b')
    await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']))
  })

  it('are ended by whoever changes their mind, and make room', () => {
    const { uploads, sent, arrived, add, states } = shop()
    for (const name of ['a', 'b', 'c', 'd']) add(name)
    uploads.dismiss('u2')
    expect(sent[1]?.signal.aborted).toBe(true)
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
    expect(states().map(({ fileName }) => fileName)).toEqual(['a', 'c', 'd'])
    expect(arrived).toEqual([])
  })

  it('that came too late after that are let lie', async () => {
    const { uploads, sent, arrived, add } = shop()
    add('a')
    uploads.dismiss('u1')
    sent[0]?.answer('image-a')
    add('b')
    sent[1]?.answer('image-b')
    await vi.waitFor(() => expect(arrived.map(({ id }) => id)).toEqual(['image-b']))
  })

  it('that fail say why, and go again when asked to', async () => {
    const { uploads, sent, arrived, add, states } = shop()
    add('boat.png')
    sent[0]?.refuse(new TypeError('Failed to fetch'))
    await vi.waitFor(() => expect(states()[0]?.failure?.code).toBe('network'))
    uploads.retry('u1')
    expect(states()).toMatchObject([{ id: 'u1', fileName: 'boat.png', progress: 0 }])
    expect(states()[0]).not.toHaveProperty('failure')
    sent[1]?.answer('image-1')
    await vi.waitFor(() => expect(arrived).toHaveLength(1))
  })

  it.each([
    ['of another kind', { type: 'application/pdf' }, 'unsupported-media-type'],
    ['that move', { type: 'image/gif' }, 'unsupported-media-type'],
    ['that are too large', { size: 10 * 1024 * 1024 + 1 }, 'too-large']
  ])('%s are refused before anything is sent', (_, file, code) => {
    const { sent, add, states } = shop()
    add('it', file)
    expect(states()[0]?.failure?.code).toBe(code)
    expect(sent).toEqual([])
  })

  it('of no known kind are left to the shop to judge', () => {
    const { sent, add } = shop()
    add('scan', { type: '' })
    expect(sent).toHaveLength(1)
  })

  it('end with the page', () => {
    const { uploads, sent, add } = shop()
    for (const name of ['a', 'b']) add(name)
    uploads.close()
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true])
  })
})
