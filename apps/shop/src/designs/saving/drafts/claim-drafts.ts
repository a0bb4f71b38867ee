import { drafts, leftDrafts } from './drafts.ts'

/** What a visitor began on this device and never saw saved becomes the account's, each as a design of its own. */
export async function claimDrafts(person: string): Promise<void> {
  for (const { revision: _revision, ...draft } of await leftDrafts(null))
    await drafts.put({ ...draft, owner: person, designId: null })
}
