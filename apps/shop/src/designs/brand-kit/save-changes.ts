import { type BrandKit, type BrandKitChange, changedKit, isBeyondLimit } from '@motif/contract/brand-kit-rules'
import { failureOf } from '@motif/flows/outcome'

interface Dependencies {
  read: () => Promise<BrandKit>
  save: (kit: BrandKit) => Promise<BrandKit>
}

/** Maximum attempts to reapply a change to a kit that changed elsewhere. */
const maxTries = 3

const isConflict = (error: unknown) => failureOf(error).code === 'conflict'

/**
 * Saves changes of a brand kit in sequence, each applied to the API's version. On a conflict the kit is reloaded and
 * the change reapplied. Returns the resulting kit.
 * @throws {ResponseError | TypeError} as the client does
 */
export function createChangeSaver({ read, save }: Dependencies) {
  let known: BrandKit | undefined
  let last: Promise<unknown> = Promise.resolve()
  async function saved(change: BrandKitChange): Promise<BrandKit> {
    for (let tries = 1; ; tries += 1) {
      const now = known ?? (await read())
      known = now
      // The limit was reached elsewhere; the dialog then shows the kit as full.
      if (isBeyondLimit(now, change)) return now
      try {
        known = await save(changedKit(now, change))
        return known
      } catch (error) {
        known = undefined
        if (tries === maxTries || !isConflict(error)) throw error
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
