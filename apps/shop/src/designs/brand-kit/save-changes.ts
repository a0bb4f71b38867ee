import { type BrandKit, type BrandKitChange, changedKit, isBeyondLimit } from '@motif/contract/brand-kit-rules'
import { failureOf } from '@motif/flows/outcome'

interface Dependencies {
  read: () => Promise<BrandKit>
  save: (kit: BrandKit) => Promise<BrandKit>
}

/** So often a change is made anew to a kit that was changed elsewhere meanwhile. */
const mostTries = 3

const isConflict = (error: unknown) => failureOf(error).code === 'conflict'

/**
 * Saves changes of a brand kit one after the other, each made to the kit as the shop has it. Where another window was faster the kit is read anew,
 * and what was put in there stays. Gives the kit there is then. @throws {ResponseError | TypeError} as the client does
 */
export function createChangeSaver({ read, save }: Dependencies) {
  let known: BrandKit | undefined
  let last: Promise<unknown> = Promise.resolve()
  async function saved(change: BrandKitChange): Promise<BrandKit> {
    for (let tries = 1; ; tries += 1) {
      const now = known ?? (await read())
      known = now
      // Filled up elsewhere meanwhile: the kit that is shown then says so.
      if (isBeyondLimit(now, change)) return now
      try {
        known = await save(changedKit(now, change))
        return known
      } catch (error) {
        known = undefined
        if (tries === mostTries || !isConflict(error)) throw error
      }
    }
  }
  return (change: BrandKitChange): Promise<BrandKit> => {
    const going = last.then(
      () => saved(change),
      () => saved(change)
    )
    last = going
    return going
  }
}
