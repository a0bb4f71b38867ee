import type { FirestoreLibrary } from './firestore/firestore-library.ts'
import type { DesignLibrary } from './library.ts'

/** A library that imports designs under their ids, so that retries make no duplicates; or any other. */
type Destination = Pick<DesignLibrary, 'create'> & Partial<Pick<FirestoreLibrary, 'adopt'>>

/** Moves all designs to another library; failed ones stay for a later attempt. */
export async function moveDesigns(from: DesignLibrary, to: Destination): Promise<void> {
  for (const { id } of await from.list()) {
    const { name, document } = await from.get(id)
    try {
      await (to.adopt ? to.adopt(id, { name, document }) : to.create({ name, document }))
      await from.remove(id)
    } catch {
      // Continue with the others.
    }
  }
}
