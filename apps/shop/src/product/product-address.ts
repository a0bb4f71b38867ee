import { formatReviewChoice, parseReviewChoice, type ReviewChoice, reviewParams } from '@motif/contract/review-rules'
import { previewParam } from './read-product.ts'

const names: readonly string[] = Object.values(reviewParams)

/** The query of a product's page with other reviews; what else stands in it stays. */
export const withReviewChoice = (search: URLSearchParams, choice: ReviewChoice): URLSearchParams =>
  new URLSearchParams([
    ...[...search].filter(([name]) => !names.includes(name)),
    ...Object.entries(formatReviewChoice(choice))
  ])

/** The query of a product's page with these options chosen; the reviews stay as they are, and so does what opens a preview. */
export function withOptions(search: URLSearchParams, options: Readonly<Record<string, string>>): URLSearchParams {
  const chosen = withReviewChoice(new URLSearchParams(options), parseReviewChoice(search))
  const key = search.get(previewParam)
  if (key !== null) chosen.set(previewParam, key)
  return chosen
}
