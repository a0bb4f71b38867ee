import { documentVersion } from '@motif/design'
import { FlowError } from '@motif/flows/outcome'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAutosave } from './autosave.ts'
import { createDeviceLibrary } from '../library/device-library.ts'
import { memoryVersions } from '../library/testing.ts'
import { createEditingDraft } from './drafts/editing-draft.ts'
import type { Draft, DraftStore } from './drafts/draft-store.ts'
import type { DesignDocument, DesignLibrary } from '../library/library.ts'

const documentWith = (colour: string): DesignDocument => ({
  version: documentVersion,
  product: 'classic-tee',
  colour,
  areas: {}
})
const work = (colour: string) => ({ name: 'Hello', document: documentWith(colour) })

function memoryDrafts(): DraftStore & { kept: Map<string, Draft> } {
  const kept = new Map<string, Draft>()
  return {
    kept,
    put: async (draft) => void kept.set(draft.key, draft),
    get: async (key) => kept.get(key),
    remove: async (key) => void kept.delete(key),
    list: async () => [...kept.values()]
  }
}

function shop() {
  let text: string | null = null
  let count = 0
  const library = createDeviceLibrary({
    storage: { getItem: () => text, setItem: (_key, value) => void (text = value) },
    now: () => new Date(),
    newId: () => `d${(count += 1)}`,
    versions: memoryVersions(() => new Date()),
    onForeignChange: () => () => {}
  })
  const drafts = memoryDrafts()
  const visit = (
    key: string,
    opened: { id: string | null; revision?: number | undefined },
    home: DesignLibrary = library
  ) => {
    const draft = createEditingDraft({ store: drafts, key, owner: null, now: () => new Date() })
    return createAutosave({ opened, library: home, draft, onTried: () => {}, onRefused: () => {} })
  }
  return { library, drafts, visit }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a design that is worked on', () => {
  it('lies on this device within a quarter of a second of the first change, however long the hand goes on', async () => {
    const { drafts, visit } = shop()
    const autosave = visit('a', { id: null })
    for (const colour of ['red', 'green', 'blue']) {
      autosave.change(work(colour))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(drafts.kept.get('a')).toMatchObject({ designId: null, document: documentWith('blue') })
    expect(autosave.getSnapshot()).toEqual({ save: 'unsaved', id: null })
  })

  it('is saved at the next pause, and the draft goes', async () => {
    const { drafts, library, visit } = shop()
    const autosave = visit('a', { id: null })
    autosave.change(work('red'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(autosave.getSnapshot()).toEqual({ save: 'device', id: 'd1' })
    expect(await library.get('d1')).toMatchObject(work('red'))
    expect(drafts.kept.size).toBe(0)
  })

  it('waits for the network with its draft, and is saved when it is back', async () => {
    const { drafts, library, visit } = shop()
    let isOnline = false
    const away: DesignLibrary = {
      ...library,
      create: async (content) =>
        isOnline ? library.create(content) : Promise.reject(new FlowError('Away', { code: 'network' }))
    }
    const autosave = visit('a', { id: null }, away)
    autosave.change(work('red'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(autosave.getSnapshot().save).toBe('offline')
    expect(drafts.kept.get('a')).toMatchObject({ document: documentWith('red') })
    isOnline = true
    await vi.advanceTimersByTimeAsync(5000)
    expect(autosave.getSnapshot()).toEqual({ save: 'device', id: 'd1' })
    expect(drafts.kept.size).toBe(0)
  })
})

describe('a design that was changed in two windows', () => {
  async function changedTwice() {
    const { drafts, library, visit } = shop()
    const opened = await library.create(work('red'))
    const [here, there] = [visit('here', opened), visit('there', opened)]
    there.change(work('green'))
    await vi.advanceTimersByTimeAsync(1000)
    here.change(work('blue'))
    await vi.advanceTimersByTimeAsync(1000)
    return { drafts, library, here }
  }

  it('is not saved over: the person is asked, and both versions are there', async () => {
    const { drafts, library, here } = await changedTwice()
    expect(here.getSnapshot()).toMatchObject({
      save: 'undecided',
      question: { mine: work('blue'), theirs: work('green') }
    })
    expect(await library.get('d1')).toMatchObject(work('green'))
    expect(drafts.kept.get('here')).toMatchObject(work('blue'))
    // A change while the question is open belongs to `mine`.
    here.change(work('black'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(await library.get('d1')).toMatchObject(work('green'))
    await here.decide('both', 'Hello, copy')
    expect(await library.get('d2')).toMatchObject({ name: 'Hello, copy', document: documentWith('black') })
  })

  it('is asked about as it is once the other version is there, also where its product changed meanwhile', async () => {
    const { library, visit } = shop()
    await library.create(work('red'))
    let tell = () => {}
    const asked = new Promise<void>((resolve) => (tell = resolve))
    const slow: DesignLibrary = { ...library, get: async (id) => (await asked, library.get(id)) }
    const here = visit('here', { id: 'd1', revision: 1 }, slow)
    await library.update('d1', work('green'))
    here.change(work('blue'))
    await vi.advanceTimersByTimeAsync(1000)
    const onMug = { name: 'Hello', document: { ...documentWith('blue'), product: 'stoneware-mug' } }
    here.change(onMug)
    tell()
    await vi.advanceTimersByTimeAsync(1)
    expect(here.getSnapshot()).toMatchObject({ save: 'undecided', question: { mine: onMug, theirs: work('green') } })
  })

  it('is mine where mine is kept', async () => {
    const { drafts, library, here } = await changedTwice()
    await here.decide('mine', '')
    await vi.advanceTimersByTimeAsync(1)
    expect(here.getSnapshot()).toEqual({ save: 'device', id: 'd1' })
    expect(await library.list()).toMatchObject([work('blue')])
    expect(drafts.kept.size).toBe(0)
  })

  it('stays theirs where theirs is taken', async () => {
    const { drafts, library, here } = await changedTwice()
    await here.decide('theirs', '')
    await vi.advanceTimersByTimeAsync(1)
    expect(await library.list()).toMatchObject([work('green')])
    expect(drafts.kept.size).toBe(0)
  })

  it('is mine and theirs where both are kept', async () => {
    const { library, here } = await changedTwice()
    await here.decide('both', 'Hello, copy')
    expect(await library.get('d1')).toMatchObject(work('green'))
    expect(await library.get('d2')).toMatchObject({ name: 'Hello, copy', document: documentWith('blue') })
  })
})
