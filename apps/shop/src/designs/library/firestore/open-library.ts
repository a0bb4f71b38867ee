import type { FirebaseWebSettings } from '@motif/contract'
import { m } from '@motif/messages'
import { call } from '../../../services/api.ts'
import { flowErrorOf } from '../../../services/identity/firebase-failure.ts'
import { accountLibrary } from '../account-library.ts'
import { moveDesigns } from '../move-designs.ts'
import { connect } from './connection.ts'
import { type FirestoreLibrary, firestoreLibrary } from './firestore-library.ts'

export interface OpenLibrary {
  library: FirestoreLibrary
  close: () => Promise<void>
}

/** Opens the designs of whoever is signed in. What they have with their account at the shop, from before, comes over. */
export async function openLibrary(settings: FirebaseWebSettings): Promise<OpenLibrary> {
  const { data } = await call('POST /api/v1/design-library/token', {})
  const { db, owner, close } = await connect(settings, data.firebaseToken).catch((error: unknown) => {
    throw flowErrorOf(error, navigator.onLine)
  })
  const library = firestoreLibrary({
    db,
    owner,
    isOnline: () => navigator.onLine,
    now: () => new Date(),
    copyName: (name) => m.designs_copy_of({ name })
  })
  // What fails now is tried again at the next visit; nothing of it is lost until then.
  library.sendPendingWrites().catch(() => undefined)
  await moveDesigns(accountLibrary, library).catch(() => undefined)
  return { library, close }
}
