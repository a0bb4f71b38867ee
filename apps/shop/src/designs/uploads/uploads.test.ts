import { FlowError } from '@motif/flows/outcome'
import { describe, expect, it, vi } from 'vitest'
import { type Going, createUploads, type Picture, type PreparedFile } from './uploads.ts'

type Uploaded = { id: string; width: number; height: number; url: string }

/** A shop whose responses the test triggers. */
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
  const preparing: { going: Going; done: (prepared: PreparedFile) => void; refuse: (error: unknown) => void }[] = []
  let count = 0
  const uploads = createUploads({
    prepare: (file, going) =>
      file.size > 10
        ? new Promise((done, refuse) => preparing.push({ going, done, refuse }))
        : Promise.resolve({ file }),
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
  return { uploads, preparing, sent, arrived, forgotten, add, states: () => uploads.getSnapshot() }
}

describe('pictures on their way to the shop', () => {
  it('tell how far they are, are seen where they will lie, and are handed on with that place', async () => {
    const { sent, arrived, add, states } = shop()
    add('boat.png')
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.onProgress(0.5)
    expect(states()).toMatchObject([{ id: 'u1', fileName: 'boat.png', progress: 0.5 }])
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
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    uploads.dismiss('u1')
    await vi.waitFor(() => expect(forgotten).toEqual(['blob:boat.png']))
    add('scan')
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.answer('image-2')
    await vi.waitFor(() =>
      expect(arrived).toMatchObject([{ id: 'image-2', place: { areaId: 'front', x: 40, y: 60 }, local: undefined }])
    )
    expect(states()).toEqual([])
  })

  it('go three at once; the others wait their turn', async () => {
    const { sent, add, states } = shop()
    for (const name of ['a', 'b', 'c', 'd', 'e']) add(name)
    await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']))
    expect(states()).toHaveLength(5)
    sent[1]?.answer('image-b')
    await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']))
  })

  it('are ended by whoever changes their mind, and make room', async () => {
    const { uploads, sent, arrived, add, states } = shop()
    for (const name of ['a', 'b', 'c', 'd']) add(name)
    await vi.waitFor(() => expect(sent).toHaveLength(3))
    uploads.dismiss('u2')
    expect(sent[1]?.signal.aborted).toBe(true)
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
    expect(states().map(({ fileName }) => fileName)).toEqual(['a', 'c', 'd'])
    expect(arrived).toEqual([])
  })

  it('that came too late after that are let lie', async () => {
    const { uploads, sent, arrived, add } = shop()
    add('a')
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    uploads.dismiss('u1')
    sent[0]?.answer('image-a')
    add('b')
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.answer('image-b')
    await vi.waitFor(() => expect(arrived.map(({ id }) => id)).toEqual(['image-b']))
  })

  it('that fail say why, and go again when asked to', async () => {
    const { uploads, sent, arrived, add, states } = shop()
    add('boat.png')
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.refuse(new TypeError('Failed to fetch'))
    await vi.waitFor(() => expect(states()[0]?.failure?.code).toBe('network'))
    uploads.retry('u1')
    expect(states()).toMatchObject([{ id: 'u1', fileName: 'boat.png', progress: 0 }])
    expect(states()[0]).not.toHaveProperty('failure')
    sent[1]?.answer('image-1')
    await vi.waitFor(() => expect(arrived).toHaveLength(1))
  })

  it('that this device makes smaller tell how far it is, and are sent and seen as they became', async () => {
    const { preparing, sent, arrived, add, states } = shop()
    add('photo.tiff', { size: 11 })
    preparing[0]?.going.onProgress(0.4)
    expect(states()).toEqual([{ id: 'u1', fileName: 'photo.tiff', progress: 0.4, step: 'preparing' }])
    expect(sent).toEqual([])
    preparing[0]?.done({ file: new File([], 'photo.jpg'), note: 'smaller' })
    await vi.waitFor(() => expect(states()[0]).toMatchObject({ progress: 0, shown: { address: 'blob:photo.jpg' } }))
    expect(states()[0]).not.toHaveProperty('step')
    expect(sent.map(({ name }) => name)).toEqual(['photo.jpg'])
    sent[0]?.answer('image-1')
    await vi.waitFor(() => expect(arrived).toMatchObject([{ id: 'image-1', note: 'smaller' }]))
  })

  it('that are being made smaller are ended by whoever changes their mind, and keep nobody waiting', async () => {
    const { uploads, preparing, sent, add, states } = shop()
    add('photo', { size: 11 })
    add('a')
    await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['a']))
    uploads.dismiss('u1')
    expect(preparing[0]?.going.signal.aborted).toBe(true)
    preparing[0]?.done({ file: new File([], 'photo.jpg') })
    expect(states().map(({ fileName }) => fileName)).toEqual(['a'])
  })

  it('that this device refuses say why without being sent, and are read again when asked to', async () => {
    const { uploads, preparing, sent, add, states } = shop()
    add('it', { size: 11 })
    preparing[0]?.refuse(new FlowError('', { code: 'too-large', detail: 'Up to 200 MB.' }))
    await vi.waitFor(() => expect(states()[0]?.failure).toMatchObject({ code: 'too-large', detail: 'Up to 200 MB.' }))
    expect(sent).toEqual([])
    uploads.retry('u1')
    expect(states()).toEqual([{ id: 'u1', fileName: 'it', progress: 0 }])
    expect(preparing).toHaveLength(2)
  })

  it('end with the page', async () => {
    const { uploads, sent, add } = shop()
    for (const name of ['a', 'b']) add(name)
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    uploads.close()
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true])
  })
})
