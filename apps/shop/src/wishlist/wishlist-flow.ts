import { isResponseError } from '@motif/contract/client'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { authenticatedCall as call } from '../services/authenticated-call.ts'
import { signedInUser } from '../shell/client-state.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import {
  fromResponse,
  storeWishlist,
  readStoredWishlist,
  noWishlist,
  type WishChange,
  withoutSent
} from './stored-wishlist.ts'

const sendChange = ({ slug, wish }: WishChange) =>
  wish === undefined
    ? call('DELETE /api/v1/wishlist/wishes/{slug}', { params: { slug } })
    : call('PUT /api/v1/wishlist/wishes/{slug}', {
        params: { slug },
        body: { variantId: wish.variantId, addedAt: wish.addedAt }
      })

/** Definite refusals that a retry cannot change. */
const isRefused = (error: unknown) =>
  isResponseError(error) && error.status < 500 && error.status !== 401 && error.status !== 429

const change = () => readStoredWishlist().changes[0]

/** Sends all changes, oldest first; resolves to whether all were accepted. @throws without a response: they are kept */
async function sendAll(): Promise<boolean> {
  let isTaken = true
  for (let next = change(); next !== undefined; next = change()) {
    try {
      await sendChange(next)
    } catch (error) {
      if (!isRefused(error)) throw error
      isTaken = false
      showFailureToast(error)
    }
    storeWishlist(withoutSent(readStoredWishlist(), next))
  }
  return isTaken
}

async function readAgain(owner: string): Promise<void> {
  const { data } = await call('GET /api/v1/wishlist', {})
  if (signedInUser.get()?._id === owner)
    storeWishlist(fromResponse(readStoredWishlist(), { owner, wishes: data.wishes }))
}

let working: Promise<unknown> = Promise.resolve()

/** Runs work in sequence. @throws without a response: the next call or page retries */
function inTurn(work: (person: string) => Promise<void>): Promise<void> {
  const turn = working.then(async () => {
    const person = signedInUser.get()?._id
    if (person !== undefined) await work(person)
  })
  working = turn.catch(() => undefined)
  return turn
}

/** Sends changes; if one is refused, the API's list is reloaded. */
export const sendChanges = (): Promise<void> =>
  inTurn(async (person) => {
    if (readStoredWishlist().owner === person && !(await sendAll())) await readAgain(person)
  }).catch(() => undefined)

/** Merges a guest's list into the account's, or updates the local copy. @throws without a response */
export const synchronise = (): Promise<void> =>
  inTurn(async (person) => {
    const { owner, wishes } = readStoredWishlist()
    if (owner === null && wishes.length > 0) {
      const { data } = await call('POST /api/v1/wishlist/merge', { body: { wishes: [...wishes] } })
      storeWishlist(fromResponse(readStoredWishlist(), { owner: person, wishes: data.wishes }))
      if (data.leftOut > 0) toaster.show({ tone: 'warn', title: m.wishlist_left_out({ count: data.leftOut }) })
    } else {
      // The list of another account is dropped.
      if (owner !== null && owner !== person) storeWishlist(noWishlist)
      await readAgain(person)
    }
    if (!(await sendAll())) await readAgain(person)
  })
