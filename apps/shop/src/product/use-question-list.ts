import type { Product, ProductQuestion } from '@motif/contract'
import type { AnswerOf } from '@motif/contract/client'
import { questionsAfterIn, questionsAfterParam } from '@motif/contract/question-rules'
import { parseReviewChoice } from '@motif/contract/review-rules'
import type { AskedQuestions } from '@motif/ui/screens/product'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { failed } from '../services/failed.ts'
import type { Failure } from '@motif/flows/outcome'
import { useUser } from '../shell/client-state.ts'
import { failureIn } from '../shell/show-failure-toast.ts'
import { optionsIn, queryOf, withReviewChoice } from './product-address.ts'
import { createParts, useMoreParts } from './use-more-parts.ts'

const lastRead = createParts<ProductQuestion>()

type Ask = Parameters<AskedQuestions['onAsk']>[0]

/** Sends questions about a product. */
function useAsking(slug: string | undefined) {
  const user = useUser()
  // Products share the component: each state is that of one product.
  const [state, setState] = useState<{ slug: string; is: 'asking' | Failure }>()
  const [asked, setAsked] = useState<{ slug: string; email: string }>()
  if (asked !== undefined && asked.slug !== slug) setAsked(undefined)
  const ask = async ({ email, ...question }: Ask) => {
    if (slug === undefined) return
    setState({ slug, is: 'asking' })
    try {
      await call('POST /api/v1/products/{slug}/questions', {
        params: { slug },
        body: { ...question, ...(user === null && { email }) }
      })
      setAsked({ slug, email })
      setState(undefined)
    } catch (error) {
      setState({ slug, is: failureIn(error) })
    }
  }
  const now = state?.slug === slug ? state?.is : undefined
  return {
    person: user ? { name: user.name, email: user.email } : undefined,
    isAsking: now === 'asking',
    askFailure: typeof now === 'object' ? now : undefined,
    askedAs: asked?.slug === slug ? asked?.email : undefined,
    onAsk: (question: Ask) => void ask(question),
    onAskAgain: () => setAsked(undefined)
  }
}

/** Answered questions of a product, from the start or the URL's cursor, and asking. `chosen` are those of the URL. */
export function useQuestionList(
  product: (Product & { previewEndsAt?: string | undefined }) | undefined,
  chosen: SWRResponse<AnswerOf<'GET /api/v1/products/{slug}/questions'>>
): AskedQuestions | undefined {
  const [search] = useSearchParams()
  const partsOf = useMoreParts(lastRead)
  const asking = useAsking(product?.slug)
  if (product === undefined || product.previewEndsAt !== undefined) return undefined
  const { slug } = product
  const after = questionsAfterIn(search)
  const firstFailure = after === null ? undefined : failed(chosen.error)
  const { items, next, isLoading, failure, onMore } = partsOf({
    of: `${slug} ${after}`,
    first: after === null ? (product.questions ?? { items: [], next: null }) : chosen.data,
    read: (cursor) => call('GET /api/v1/products/{slug}/questions', { params: { slug }, query: { after: cursor } })
  })
  const hrefOf = (cursor: string | null) => {
    const shown = withReviewChoice(queryOf(optionsIn(search, product)), parseReviewChoice(search))
    if (cursor !== null) shown.set(questionsAfterParam, cursor)
    return `/product/${slug}${shown.size > 0 ? `?${shown}` : ''}#questions`
  }
  return {
    ...asking,
    questions: firstFailure ? [] : items,
    isLoading: isLoading || (after !== null && chosen.isLoading),
    failure: failure ?? firstFailure,
    nextHref: next === null ? undefined : hrefOf(next),
    firstHref: after === null ? undefined : hrefOf(null),
    onMore: () => (firstFailure ? void chosen.mutate() : onMore())
  }
}
