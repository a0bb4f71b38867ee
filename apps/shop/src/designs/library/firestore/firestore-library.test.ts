import { documentVersion } from '@motif/design'
import { failureOf } from '@motif/flows/outcome'
import { type FirebaseApp, deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, disableNetwork, enableNetwork, initializeFirestore } from 'firebase/firestore'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startFirestore } from '../../../testing/firestore-server.ts'
import { createDeviceLibrary } from '../device-library.ts'
import { memoryVersions } from '../testing.ts'
import type { DesignDocument, LibraryDesign } from '../library.ts'
import { moveDesigns } from '../move-designs.ts'
import { firestoreLibrary } from './firestore-library.ts'

/** Address of a running Firestore emulator, which applies the rules; undefined for the in-process one, which has none. */
const running = process.env['FIRESTORE_EMULATOR_HOST']
let server: { port: number; stop: () => void } | undefined
let address = running?.split(':') ?? []
beforeAll(async () => {
  if (running !== undefined) return
  server = await startFirestore()
  address = ['127.0.0.1', String(server.port)]
})
afterAll(() => server?.stop())

const apps: FirebaseApp[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)))
})

const document = (text = 'Hello'): DesignDocument => ({
  version: documentVersion,
  product: 'classic-tee',
  areas: {
    front: [
      {
        type: 'text',
        id: 'a',
        text,
        font: 'anton',
        size: 40,
        x: 150,
        y: 200,
        rotation: 0,
        opacity: 1,
        align: 'centre',
        letterSpacing: 0,
        lineHeight: 1.2,
        fill: '#1c1b18'
      }
    ]
  }
})

let people = 0
const somebody = () => `person-${process.pid}-${(people += 1)}`

/** One of a user's devices. */
function device(owner: string) {
  const app = initializeApp({ projectId: 'demo-shop' }, `device-${crypto.randomUUID()}`)
  apps.push(app)
  const db = initializeFirestore(app, {})
  connectFirestoreEmulator(db, address[0] ?? '', Number(address[1]), { mockUserToken: { sub: owner } })
  let isOnline = true
  const library = firestoreLibrary({
    db,
    owner,
    isOnline: () => isOnline,
    now: () => new Date(),
    copyName: (name) => `Copy of ${name}`
  })
  return {
    library,
    goOffline: async () => {
      isOnline = false
      await disableNetwork(db)
    },
    goOnline: async () => {
      isOnline = true
      await enableNetwork(db)
    }
  }
}

type Library = ReturnType<typeof device>['library']

/** Watches the list; resolves with its names once they are as wanted. */
async function shown(library: Library, isWanted: (names: string[]) => boolean): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const look = async () => {
    const names = (await library.list()).map(({ name }) => name)
    if (isWanted(names)) resolve(names)
  }
  const stop = library.watch(() => void look())
  const names = await promise
  stop()
  return names
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => failureOf(error).code
  )

/** The revision that the next change is based on. */
const from = ({ revision }: LibraryDesign) => (revision === undefined ? {} : { revision })

const arrivalOf = ({ arrival }: LibraryDesign) => arrival ?? Promise.resolve()

describe('designs at Firestore', () => {
  it('are kept as they were drawn, counted, and listed last changed first', async () => {
    const { library } = device(somebody())
    const one = await library.create({ name: 'One', document: document() })
    await library.create({ name: 'Two', document: document('Two') })
    expect(one).toMatchObject({
      name: 'One',
      product: 'classic-tee',
      previewUrl: `/api/v1/designs/${one.id}/preview.svg?v=1`
    })
    const changed = await library.update(one.id, { name: 'One', document: document('Again'), ...from(one) })
    expect(await library.get(one.id)).toMatchObject({
      revision: changed.revision,
      document: document('Again'),
      previewUrl: `/api/v1/designs/${one.id}/preview.svg?v=2`
    })
    expect((await library.list()).map(({ name }) => name)).toEqual(['One', 'Two'])
  })

  it('are the person’s own: nobody else has them in a list', async () => {
    await device(somebody()).library.create({ name: 'Mine', document: document() })
    expect(await device(somebody()).library.list()).toEqual([])
  })

  it('show on a second device while it looks: made and renamed', async () => {
    const person = somebody()
    const [here, there] = [device(person).library, device(person).library]
    const { id } = await here.create({ name: 'One', document: document() })
    expect(await shown(there, (names) => names.length === 1)).toEqual(['One'])
    const renamed = shown(there, ([name]) => name === 'Other')
    await here.rename(id, 'Other')
    await renamed
    expect(await there.get(id)).toMatchObject({ name: 'Other', document: document() })
  })

  // The in-process Firestore does not report documents that leave a query.
  it.runIf(running !== undefined)(
    'go on a second device while it looks when they are deleted, and come back',
    async () => {
      const person = somebody()
      const [here, there] = [device(person).library, device(person).library]
      const { id } = await here.create({ name: 'One', document: document() })
      await shown(there, (names) => names.length === 1)
      const gone = shown(there, (names) => names.length === 0)
      const undo = await here.remove(id)
      await gone
      expect(await codeOf(there.get(id))).toBe('not-found')
      const back = shown(there, (names) => names.length === 1)
      await undo()
      await back
      expect(await there.get(id)).toMatchObject({ name: 'One', document: document() })
    }
  )

  it('are copied under another name', async () => {
    const { library } = device(somebody())
    const { id } = await library.create({ name: 'One', document: document() })
    const copy = await library.duplicate(id, 'Copy of One')
    expect(copy).toMatchObject({ name: 'Copy of One', document: document() })
    expect(copy.id).not.toBe(id)
  })

  it('refuse the second change from one revision, and take the same change twice', async () => {
    const person = somebody()
    const [here, there] = [device(person).library, device(person).library]
    const made = await here.create({ name: 'One', document: document() })
    const first = await there.update(made.id, { name: 'One', document: document('There'), ...from(made) })
    expect(await codeOf(here.update(made.id, { name: 'One', document: document('Here'), ...from(made) }))).toBe(
      'conflict'
    )
    expect(await here.get(made.id)).toMatchObject({ revision: first.revision, document: document('There') })
    expect(await here.update(made.id, { name: 'One', document: document('There'), ...from(made) })).toMatchObject({
      revision: first.revision
    })
  })

  it('are not brought back by a change once they are deleted', async () => {
    const person = somebody()
    const [here, there] = [device(person).library, device(person).library]
    const made = await here.create({ name: 'One', document: document() })
    await there.remove(made.id)
    expect(await codeOf(here.update(made.id, { name: 'One', document: document('Here'), ...from(made) }))).toBe(
      'not-found'
    )
    expect(await there.list()).toEqual([])
  })

  it('wait without a network: shown at once here, there once it is back', async () => {
    const person = somebody()
    const here = device(person)
    const there = device(person).library
    const made = await here.library.create({ name: 'One', document: document() })
    const stop = here.library.watch(() => {})
    await shown(here.library, (names) => names.length === 1)
    await here.goOffline()
    const first = await here.library.update(made.id, { name: 'One', document: document('Offline'), ...from(made) })
    const second = await here.library.update(made.id, { name: 'Two', document: document('Offline'), ...from(first) })
    expect(await here.library.get(made.id)).toMatchObject({ name: 'Two', document: document('Offline') })
    expect(await there.get(made.id)).toMatchObject({ revision: made.revision, document: document() })
    await here.goOnline()
    await Promise.all([first.arrival, second.arrival])
    expect(await there.get(made.id)).toMatchObject({
      name: 'Two',
      revision: second.revision,
      document: document('Offline')
    })
    stop()
  })

  // Only the rules detect that a delayed change conflicts with an earlier one.
  it.runIf(running !== undefined)(
    'say so when changes that waited came second, and leave the first as it is',
    async () => {
      const person = somebody()
      const here = device(person)
      const there = device(person).library
      const made = await here.library.create({ name: 'One', document: document() })
      const stop = here.library.watch(() => {})
      await shown(here.library, (names) => names.length === 1)
      await here.goOffline()
      const waiting = await here.library.update(made.id, { name: 'One', document: document('Offline'), ...from(made) })
      const further = await here.library.update(made.id, {
        name: 'Later',
        document: document('Offline'),
        ...from(waiting)
      })
      const first = await there.update(made.id, { name: 'One', document: document('There'), ...from(made) })
      await here.goOnline()
      expect(await Promise.all([codeOf(arrivalOf(waiting)), codeOf(arrivalOf(further))])).toEqual([
        'conflict',
        'conflict'
      ])
      expect(await here.library.get(made.id)).toMatchObject({
        name: 'One',
        revision: first.revision,
        document: document('There')
      })
      expect(
        await codeOf(
          here.library.update(made.id, { name: 'Later', document: document('Still here'), ...from(further) })
        )
      ).toBe('conflict')
      stop()
    }
  )

  it('are too large beyond 256 KB', async () => {
    const { library } = device(somebody())
    const large = document()
    large.areas['front'] = Array.from({ length: 140 }, (_, index) => ({
      ...(document('x'.repeat(1800)).areas['front']?.[0] as NonNullable<DesignDocument['areas'][string]>[number]),
      id: `n${index}`
    }))
    expect(await codeOf(library.create({ name: 'Large', document: large }))).toBe('too-large')
  })

  it('take over what a visitor made, once, and under the identifiers it had', async () => {
    let stored: string | null = null
    const visitor = createDeviceLibrary({
      storage: {
        getItem: () => stored,
        setItem: (_key, value) => {
          stored = value
        }
      },
      now: () => new Date(),
      newId: () => `device-${crypto.randomUUID()}`,
      versions: memoryVersions(() => new Date()),
      onForeignChange: () => () => {}
    })
    const { id } = await visitor.create({ name: 'Drawn before', document: document() })
    const before: string | null = stored
    const { library } = device(somebody())
    await moveDesigns(visitor, library)
    expect(await visitor.list()).toEqual([])
    expect(await library.get(id)).toMatchObject({ name: 'Drawn before', document: document() })
    // As if the page had been closed before the device removed its copy.
    stored = before
    await moveDesigns(visitor, library)
    expect([await visitor.list(), (await library.list()).length]).toEqual([[], 1])
  })
})
