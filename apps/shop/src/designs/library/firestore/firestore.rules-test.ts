import { deleteApp, initializeApp } from 'firebase/app'
import {
  type DocumentReference,
  Timestamp,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  initializeFirestore,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where
} from 'firebase/firestore'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

/** The Firestore emulator with the shop's `firestore.rules`. */
const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')

const apps: ReturnType<typeof initializeApp>[] = []
afterAll(() => Promise.all(apps.map((app) => deleteApp(app))))

/** A browser's Firestore client with the given user. */
function asPerson(person?: string) {
  const app = initializeApp({ projectId: 'demo-shop' }, crypto.randomUUID())
  apps.push(app)
  const db = initializeFirestore(app, {})
  connectFirestoreEmulator(db, host, Number(port), person === undefined ? {} : { mockUserToken: { sub: person } })
  return db
}

const [anna, ben, nobody] = [asPerson('anna'), asPerson('ben'), asPerson()]

const design = (changes: Record<string, unknown> = {}) => ({
  owner: 'anna',
  name: 'One',
  product: 'classic-tee',
  document: '{"version":2}',
  revision: 1,
  change: 11,
  after: 0,
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
  isDeleted: false,
  forgetAt: null,
  shareKey: null,
  ...changes
})
const step = (changes: Record<string, unknown> = {}) => ({
  name: 'Two',
  revision: 2,
  change: 12,
  after: 11,
  updatedAt: serverTimestamp(),
  ...changes
})

const verdict = (act: Promise<unknown>) =>
  act.then(
    () => 'allowed',
    (error: { code?: string }) => error.code
  )
const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * 86_400_000)

let id = ''
const at = (db = anna) => doc(db, 'designs', id)
beforeEach(() => {
  id = `design-${crypto.randomUUID()}`
})
const made = async (): Promise<DocumentReference> => {
  await setDoc(at(), design())
  return at()
}

describe('a person', () => {
  it('makes, reads and lists designs of their own', async () => {
    expect(await verdict(made())).toBe('allowed')
    expect((await getDoc(at())).get('name')).toBe('One')
    expect(
      await verdict(
        getDocs(query(collection(anna, 'designs'), where('owner', '==', 'anna'), where('isDeleted', '==', false)))
      )
    ).toBe('allowed')
  })

  it('is told that a design is missing, and no more', async () => {
    expect((await getDoc(at(ben))).exists()).toBe(false)
  })

  it('does not reach anybody else’s, and lists no more than their own', async () => {
    await made()
    const tries = [
      getDoc(at(ben)),
      updateDoc(at(ben), step()),
      updateDoc(at(ben), { isDeleted: true, forgetAt: inDays(30) }),
      setDoc(at(ben), design({ owner: 'ben' })),
      deleteDoc(at(ben))
    ]
    const lists = [
      getDocs(collection(ben, 'designs')),
      getDocs(query(collection(ben, 'designs'), where('owner', '==', 'anna')))
    ]
    expect(await Promise.all([...tries, ...lists].map(verdict))).toEqual(
      Array.from({ length: 7 }, () => 'permission-denied')
    )
  })

  it('gives no design to anybody else, and takes none', async () => {
    expect(await verdict(setDoc(at(), design({ owner: 'ben' })))).toBe('permission-denied')
    await made()
    expect(await verdict(updateDoc(at(), step({ owner: 'ben' })))).toBe('permission-denied')
  })

  it('reaches nothing beside designs', async () => {
    const elsewhere = [doc(anna, 'people/anna'), doc(anna, 'designs/design-of-anna-1/versions/1')]
    expect(
      await Promise.all(
        elsewhere.flatMap((place) => [verdict(getDoc(place)), verdict(setDoc(place, { owner: 'anna' }))])
      )
    ).toEqual(Array.from({ length: 4 }, () => 'permission-denied'))
  })
})

it('lets nobody in who is not signed in', async () => {
  await made()
  const tries = [
    getDoc(at(nobody)),
    setDoc(at(nobody), design()),
    updateDoc(at(nobody), step()),
    getDocs(query(collection(nobody, 'designs'), where('owner', '==', 'anna')))
  ]
  expect(await Promise.all(tries.map(verdict))).toEqual(Array.from({ length: 4 }, () => 'permission-denied'))
})

describe('a design', () => {
  it.each<[string, Record<string, unknown>]>([
    ['an unknown member', { extra: 1 }],
    ['no name', { name: '' }],
    ['a name of 81 characters', { name: 'x'.repeat(81) }],
    ['a product that is no product', { product: '../x' }],
    ['a document that is no text', { document: { version: 2 } }],
    ['a document of more than 256 KB', { document: 'x'.repeat(262_145) }],
    ['a document of more than 256 KB in bytes alone', { document: '文'.repeat(90_000) }],
    ['a revision that is no whole number', { revision: 1.5 }],
    ['a first revision that is not 1', { revision: 2 }],
    ['a time of its own', { updatedAt: inDays(1) }],
    ['a key it was not given by the shop', { shareKey: 'mine' }],
    ['a deletion', { isDeleted: true, forgetAt: inDays(30) }]
  ])('is not begun with %s', async (_what, changes) => {
    expect(await verdict(setDoc(at(), design(changes)))).toBe('permission-denied')
  })

  it('is begun with 256 KB, and not without one of its members', async () => {
    expect(await verdict(setDoc(at(), design({ document: 'x'.repeat(262_144) })))).toBe('allowed')
    const { shareKey: _left, ...short } = design()
    id = `design-${crypto.randomUUID()}`
    expect(await verdict(setDoc(at(), short))).toBe('permission-denied')
  })

  it('is not begun under an identifier that can be guessed', async () => {
    expect(await verdict(setDoc(doc(anna, 'designs', 'one'), design()))).toBe('permission-denied')
  })

  it('goes on from its last change, one at a time', async () => {
    const reference = await made()
    expect(await verdict(updateDoc(reference, step({ document: '{}' })))).toBe('allowed')
    expect(await verdict(updateDoc(reference, step({ revision: 3, change: 13, after: 12 })))).toBe('allowed')
  })

  it.each<[string, Record<string, unknown>]>([
    ['the revision it has', { revision: 1 }],
    ['a revision left out', { revision: 3 }],
    ['another change than the last', { after: 10 }],
    ['the name of the last change', { change: 11 }],
    ['a time of its own', { updatedAt: inDays(0) }],
    ['another beginning', { createdAt: serverTimestamp() }],
    ['a key', { shareKey: 'mine' }],
    ['a deletion at once', { isDeleted: true, forgetAt: inDays(30) }],
    ['an unknown member', { extra: 1 }]
  ])('does not go on with %s', async (_what, changes) => {
    const reference = await made()
    expect(await verdict(updateDoc(reference, step(changes)))).toBe('permission-denied')
  })

  it('is deleted for a while, takes no change meanwhile, and comes back', async () => {
    const reference = await made()
    expect(await verdict(updateDoc(reference, { isDeleted: true, forgetAt: inDays(30) }))).toBe('allowed')
    expect(await verdict(updateDoc(reference, step()))).toBe('permission-denied')
    expect(await verdict(updateDoc(reference, { isDeleted: false, forgetAt: null }))).toBe('allowed')
    expect(await verdict(updateDoc(reference, step()))).toBe('allowed')
  })

  it.each([
    ['without an end', { isDeleted: true }],
    ['for a year', { isDeleted: true, forgetAt: inDays(365) }],
    ['in the past', { isDeleted: true, forgetAt: inDays(-1) }],
    ['with other changes beside', { isDeleted: true, forgetAt: inDays(30), name: 'Gone' }]
  ])('is not deleted %s', async (_how, changes) => {
    const reference = await made()
    expect(await verdict(updateDoc(reference, changes))).toBe('permission-denied')
  })

  it('is not done away with at once', async () => {
    expect(await verdict(deleteDoc(await made()))).toBe('permission-denied')
  })
})
