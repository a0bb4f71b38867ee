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

/** Saying it again changes nothing about such an answer. */
const isRefused = (error: unknown) =>
  isResponseError(error) && error.status < 500 && error.status !== 401 && error.status !== 429

const change = () => readStoredWishlist().changes[0]

/** Tells the shop every change, oldest first. Whether all of them were taken. @throws where the shop does not answer: they are kept */
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

/** One at a time. @throws where the shop does not answer: what did not work is done by the next call, or the next page */
function inTurn(work: (person: string) => Promise<void>): Promise<void> {
  const turn = working.then(async () => {
    const person = signedInUser.get()?._id
    if (person !== undefined) await work(person)
  })
  working = turn.catch(() => undefined)
  return turn
}

/** Tells the shop what was changed; where it refuses something, its list is right. */
export const sendChanges = (): Promise<void> =>
  inTurn(async (person) => {
    if (readStoredWishlist().owner === person && !(await sendAll())) await readAgain(person)
  }).catch(() => undefined)

/** Brings a visitor's wishes into the person's list, or this browser's copy of it in step. @throws where the shop does not answer */
export const synchronise = (): Promise<void> =>
  inTurn(async (person) => {
    const { owner, wishes } = readStoredWishlist()
    if (owner === null && wishes.length > 0) {
      const { data } = await call('POST /api/v1/wishlist/merge', { body: { wishes: [...wishes] } })
      storeWishlist(fromResponse(readStoredWishlist(), { owner: person, wishes: data.wishes }))
      if (data.leftOut > 0) toaster.show({ tone: 'warn', title: m.wishlist_left_out({ count: data.leftOut }) })
    } else {
      // Another person's is none of theirs.
      if (owner !== null && owner !== person) storeWishlist(noWishlist)
      await readAgain(person)
    }
    if (!(await sendAll())) await readAgain(person)
  })
