import { drafts, leftDrafts } from './drafts.ts'

/** Unsaved drafts of a guest become designs of the account. */
export async function claimDrafts(person: string): Promise<void> {
  for (const { revision: _revision, ...draft } of await leftDrafts(null))
    await drafts.put({ ...draft, owner: person, designId: null })
}
