import type { HelpfulVote, Product } from '@motif/contract'
import type { HelpfulVotes } from '@motif/ui/screens/product'
import { useRef, useState } from 'react'
import { personal, resource } from '../loading/resource.ts'
import { useResource } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'
import { isSignedInHere } from '../services/authenticated-call.ts'
import { visitorHeaders, visitorHeadersToAct } from '../services/visitor-key.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'

type Press = Parameters<HelpfulVotes['onVote']>[0]

/** Helpful votes of the user, applied optimistically and rolled back on failure. */
export function useHelpfulVotes(product: Product | undefined): HelpfulVotes {
  const [pressed, setPressed] = useState<ReadonlyMap<string, HelpfulVote>>(new Map())
  /** Target state of pending votes: the last press wins. */
  const wanted = useRef(new Map<string, boolean>())
  const headers = visitorHeaders()
  const hasVotes = product !== undefined && product.rating.count > 0
  const { data } = useResource(
    hasVotes && (isSignedInHere() || 'visitor-key' in headers)
      ? personal(
          'person',
          resource('GET /api/v1/products/{slug}/helpful-votes', { params: { slug: product.slug }, headers })
        )
      : undefined
  )

  const show = (id: string, vote: HelpfulVote) => setPressed((before) => new Map(before).set(id, vote))

  const press = async ({ id, isHelpful, helpful }: Press) => {
    show(id, { isHelpful, helpful: Math.max(0, helpful + (isHelpful ? 1 : -1)) })
    const isUnderWay = wanted.current.has(id)
    wanted.current.set(id, isHelpful)
    if (isUnderWay) return
    let known: HelpfulVote = { isHelpful: !isHelpful, helpful }
    try {
      while (known.isHelpful !== wanted.current.get(id)) {
        const request = { params: { id }, headers: visitorHeadersToAct() }
        const answer = known.isHelpful
          ? await call('DELETE /api/v1/reviews/{id}/helpful', request)
          : await call('PUT /api/v1/reviews/{id}/helpful', request)
        known = answer.data
      }
    } catch (error) {
      showFailureToast(error)
    }
    wanted.current.delete(id)
    show(id, known)
  }

  return {
    votes: new Map([
      ...(data?.items ?? []).map(({ id, helpful }) => [id, { isHelpful: true, helpful }] as const),
      ...pressed
    ]),
    own: new Set(data?.own),
    onVote: (vote) => void press(vote)
  }
}
