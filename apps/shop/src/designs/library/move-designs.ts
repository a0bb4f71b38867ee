import type { FirestoreLibrary } from './firestore/firestore-library.ts'
import type { DesignLibrary } from './library.ts'

/** A home that takes designs over under the identifiers they have, so that a second try makes no second design; or any other. */
type Destination = Pick<DesignLibrary, 'create'> & Partial<Pick<FirestoreLibrary, 'adopt'>>

/** Moves every design from one home to another; what can't be moved stays where it is, to be moved another time. */
export async function moveDesigns(from: DesignLibrary, to: Destination): Promise<void> {
  for (const { id } of await from.list()) {
    const { name, document } = await from.get(id)
    try {
      await (to.adopt ? to.adopt(id, { name, document }) : to.create({ name, document }))
      await from.remove(id)
    } catch {
      // The others may go.
    }
  }
}
