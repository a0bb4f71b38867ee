import type { FirebaseWebSettings } from '@motif/contract'
import { listenOnceLoaded, loadOnce } from '../../services/load-once.ts'
import type { FirestoreLibrary } from './firestore/firestore-library.ts'
import type { OpenLibrary } from './firestore/open-library.ts'

/** The Firestore code, loaded on first use. */
let opened: { person: string; home: FirestoreLibrary; opening?: Promise<OpenLibrary> } | undefined

async function open(settings: FirebaseWebSettings, before: Promise<OpenLibrary> | undefined): Promise<OpenLibrary> {
  const [{ openLibrary }] = await Promise.all([
    import('./firestore/open-library.ts'),
    before?.then(({ close }) => close()).catch(() => undefined)
  ])
  return openLibrary(settings)
}

/** Designs of an account at Firestore; one per page, opened on first use. */
export function firestoreHome(person: string, settings: FirebaseWebSettings): FirestoreLibrary {
  if (opened?.person === person) return opened.home
  const before = opened?.opening
  const openOnce = loadOnce(() => open(settings, before))
  const library = async (): Promise<FirestoreLibrary> => {
    const opening = openOnce()
    if (opened?.home === home) opened.opening = opening
    return (await opening).library
  }
  const home: FirestoreLibrary = {
    home: 'firestore',
    list: async () => (await library()).list(),
    // If opening fails, the concurrent list call reports why.
    watch: (onChange) =>
      listenOnceLoaded(
        library(),
        (here) => here.watch(onChange),
        () => undefined
      ),
    get: async (id) => (await library()).get(id),
    create: async (content) => (await library()).create(content),
    update: async (id, content) => (await library()).update(id, content),
    rename: async (id, name) => (await library()).rename(id, name),
    duplicate: async (id, name) => (await library()).duplicate(id, name),
    remove: async (id) => (await library()).remove(id),
    adopt: async (id, content) => (await library()).adopt(id, content),
    sendPendingWrites: async () => (await library()).sendPendingWrites()
  }
  opened = { person, home }
  return home
}

/** Firestore's cache key prefix for the app of this name. */
const cachePrefix = 'firestore/designs/'

/** Deletes a user's local Firestore cache; pending writes get a moment to arrive. */
export async function forgetFirestoreHome(): Promise<void> {
  const opening = opened?.opening
  opened = undefined
  await opening?.then(({ close }) => close()).catch(() => undefined)
  if (!('databases' in indexedDB)) return
  for (const { name } of await indexedDB.databases()) if (name?.startsWith(cachePrefix)) indexedDB.deleteDatabase(name)
}
