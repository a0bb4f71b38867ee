import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
  collection,
  doc,
  getDoc,
  getDocFromCache,
  getDocFromServer,
  getDocs,
  getDocsFromCache,
  limit,
  onSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  waitForPendingWrites,
  where
} from 'firebase/firestore'
import type { DesignContent, DesignLibrary, LibraryDesign } from '../library.ts'
import { conflict, flowErrorOf, isRefusal, isUnreached, notFound } from './failure.ts'
import {
  type Content,
  type StoredDesign,
  contentOf,
  holds,
  newChange,
  newDesign,
  storedIn,
  viewOf
} from './stored-design.ts'

/** Maximum designs per account, as in the API. */
const designsMax = 500

/** Milliseconds for which a deleted design can be restored. */
const retentionMs = 30 * 86_400_000

/** Milliseconds to wait for a write before it counts as pending. */
const arrivesWithin = 5_000

/** Position of a design in its sequence of changes. */
type Step = Pick<StoredDesign, 'revision' | 'change'>

interface Dependencies {
  db: Firestore
  /** The account that owns the designs. */
  owner: string
  isOnline: () => boolean
  now: () => Date
  /** Name of a design's copy. */
  copyName: (name: string) => string
}

export interface FirestoreLibrary extends DesignLibrary {
  /** Imports a design from another library; an existing one with this id, even deleted, stays unchanged. */
  adopt: (id: string, content: DesignContent) => Promise<void>
  /** Waits for writes of an earlier visit. A conflicting one is saved as a copy. */
  sendPendingWrites: () => Promise<void>
}

/**
 * Designs of an account at Cloud Firestore. Online, changes run in transactions; offline they are queued and validated
 * by security rules on arrival. Either way, a second change of one revision is refused.
 */
export function firestoreLibrary({ db, owner, isOnline, now, copyName }: Dependencies): FirestoreLibrary {
  const designs = collection(db, 'designs')
  const mine = query(designs, where('owner', '==', owner), where('isDeleted', '==', false), limit(designsMax))
  const at = (id: string) => doc(designs, id)
  const watchers = new Set<() => void>()
  /** While a listener is active, the cache is current, including pending writes. */
  let isCurrent = false
  let stop: (() => void) | undefined

  const told = async <Answer>(act: Promise<Answer>): Promise<Answer> => {
    try {
      return await act
    } catch (error) {
      throw flowErrorOf(error)
    }
  }

  const newestFirst = (snapshots: readonly DocumentSnapshot[]) =>
    snapshots
      .flatMap((snapshot) => {
        const stored = storedIn(snapshot)
        return stored ? [viewOf(snapshot.id, stored)] : []
      })
      .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))

  const tell = (isNewest: boolean) => {
    isCurrent = isNewest
    for (const watcher of watchers) watcher()
  }

  /** Waits for the write while online; offline it is pending, and `arrival` reports the result. */
  async function sent(write: Promise<void>): Promise<{ arrival?: Promise<void> }> {
    // Refusals without an awaiter must not become unhandled rejections.
    write.catch(() => {})
    if (!isOnline()) return { arrival: write }
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<{ arrival: Promise<void> }>((resolve) => {
      timer = setTimeout(() => resolve({ arrival: write }), arrivesWithin)
    })
    try {
      return await Promise.race([write.then(() => ({})), late])
    } finally {
      clearTimeout(timer)
    }
  }

  /** Why a pending write was refused; undefined if its content equals the stored one. */
  async function judged(
    reference: DocumentReference,
    sought: Content & { after: number },
    error: unknown
  ): Promise<void> {
    if (!isRefusal(error)) throw flowErrorOf(error)
    const there = storedIn(await told(getDocFromServer(reference)))
    if (there && holds(there, sought)) return
    if (there === undefined) throw notFound()
    throw there.change === sought.after ? flowErrorOf(error) : conflict()
  }

  const following = ({ revision, change }: Step, content: Content) => ({
    ...content,
    revision: revision + 1,
    change: newChange(),
    after: change,
    updatedAt: serverTimestamp()
  })
  const viewNow = (id: string, made: Content & Step) => viewOf(id, { ...made, updatedAt: Timestamp.fromDate(now()) })

  async function inTransaction(
    id: string,
    change: (stored: StoredDesign) => Content,
    from: number | undefined
  ): Promise<LibraryDesign> {
    return runTransaction(
      db,
      async (transaction: Transaction) => {
        const stored = storedIn(await transaction.get(at(id)))
        if (stored === undefined) throw notFound()
        const content = change(stored)
        // An identical write, such as a retry: nothing to overwrite.
        if (holds(stored, content)) return viewOf(id, stored)
        if (from !== undefined && from !== stored.change) throw conflict()
        const next = following(stored, content)
        transaction.update(at(id), next)
        return viewNow(id, next)
      },
      { maxAttempts: 2 }
    )
  }

  async function inQueue(
    id: string,
    change: (stored: StoredDesign) => Content,
    from: number | undefined
  ): Promise<LibraryDesign> {
    const stored = storedIn(await getDocFromCache(at(id)))
    if (stored === undefined) throw notFound()
    const content = change(stored)
    if (holds(stored, content)) return viewOf(id, stored)
    if (from !== undefined && from !== stored.change) throw conflict()
    const next = following(stored, content)
    const write = updateDoc(at(id), next).catch((error: unknown) => judged(at(id), next, error))
    return { ...viewNow(id, next), ...(await sent(write)) }
  }

  async function changeDesign(
    id: string,
    change: (stored: StoredDesign) => Content,
    from?: number
  ): Promise<LibraryDesign> {
    // A change after a pending one, perhaps its creation, continues the sequence.
    const isWaiting = await getDocFromCache(at(id)).then(
      ({ metadata }) => metadata.hasPendingWrites,
      () => false
    )
    if (isWaiting || !isOnline()) return told(inQueue(id, change, from))
    try {
      return await inTransaction(id, change, from)
    } catch (error) {
      if (!isUnreached(error)) throw flowErrorOf(error)
      return told(inQueue(id, change, from))
    }
  }

  async function create(content: DesignContent): Promise<LibraryDesign> {
    const reference = doc(designs)
    const design = newDesign(owner, contentOf(content))
    return { ...viewNow(reference.id, design), ...(await told(sent(setDoc(reference, design)))) }
  }

  async function get(id: string): Promise<LibraryDesign> {
    const stored = storedIn(await told(isCurrent ? getDocFromCache(at(id)) : getDoc(at(id))))
    if (stored === undefined) throw notFound()
    return viewOf(id, stored)
  }

  return {
    home: 'firestore',
    list: async () => newestFirst((await told(isCurrent ? getDocsFromCache(mine) : getDocs(mine))).docs),
    watch: (watcher) => {
      watchers.add(watcher)
      stop ??= onSnapshot(
        mine,
        ({ metadata }) => tell(!metadata.fromCache),
        // The listener ended; the next list call reports the error.
        () => {
          stop = undefined
          tell(false)
        }
      )
      return () => {
        watchers.delete(watcher)
        if (watchers.size > 0) return
        stop?.()
        stop = undefined
        isCurrent = false
      }
    },
    get,
    create,
    update: async (id, content) => {
      const kept = contentOf(content)
      return changeDesign(id, () => kept, content.revision)
    },
    rename: (id, name) => changeDesign(id, ({ product, document }) => ({ name, product, document })),
    duplicate: async (id, name) => create({ name, document: (await get(id)).document }),
    remove: async (id) => {
      await told(
        sent(updateDoc(at(id), { isDeleted: true, forgetAt: Timestamp.fromMillis(now().getTime() + retentionMs) }))
      )
      return async () => {
        await told(sent(updateDoc(at(id), { isDeleted: false, forgetAt: null })))
      }
    },
    adopt: (id, content) => {
      const kept = contentOf(content)
      return told(
        runTransaction(db, async (transaction) => {
          if (!(await transaction.get(at(id))).exists()) transaction.set(at(id), newDesign(owner, kept))
        })
      )
    },
    sendPendingWrites: async () => {
      const waiting = (await getDocsFromCache(mine)).docs.filter(({ metadata }) => metadata.hasPendingWrites)
      if (waiting.length === 0) return
      await waitForPendingWrites(db)
      for (const snapshot of waiting) {
        const left = storedIn(snapshot)
        const there = storedIn(await getDocFromServer(snapshot.ref))
        if (left === undefined || (there && holds(there, left))) continue
        await create({ ...viewOf(snapshot.id, left), name: copyName(left.name).slice(0, 80) })
      }
    }
  }
}
