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

/** Opens the Firestore library of the signed-in account, and imports designs stored at the API. */
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
  // Failures are retried at the next visit; nothing is lost.
  library.sendPendingWrites().catch(() => undefined)
  await moveDesigns(accountLibrary, library).catch(() => undefined)
  return { library, close }
}
