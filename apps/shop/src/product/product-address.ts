import type { Product } from '@motif/contract'
import { questionsAfterIn, questionsAfterParam } from '@motif/contract/question-rules'
import { formatReviewChoice, parseReviewChoice, type ReviewChoice, reviewParams } from '@motif/contract/review-rules'
import { previewParam } from './read-product.ts'

const names: readonly string[] = Object.values(reviewParams)

/** Chosen options of a URL in the product's order. The server knows no others. */
export const optionsIn = (search: URLSearchParams, { options }: Pick<Product, 'options'>) =>
  options.flatMap(({ id, values }) => {
    const value = search.getAll(id).at(-1)
    return values.some((one) => one.value === value) ? [{ name: id, value: value ?? '' }] : []
  })

/** Options as a query. */
export const queryOf = (options: ReturnType<typeof optionsIn>): URLSearchParams =>
  new URLSearchParams(options.map(({ name, value }) => [name, value]))

/** The query of a product page with other reviews; other parameters stay. */
export const withReviewChoice = (search: URLSearchParams, choice: ReviewChoice): URLSearchParams =>
  new URLSearchParams([
    ...[...search].filter(([name]) => !names.includes(name)),
    ...Object.entries(formatReviewChoice(choice))
  ])

/** The query of a product page with other options; review, question and preview parameters stay. */
export function withOptions(search: URLSearchParams, options: Readonly<Record<string, string>>): URLSearchParams {
  const chosen = withReviewChoice(new URLSearchParams(options), parseReviewChoice(search))
  const after = questionsAfterIn(search)
  if (after !== null) chosen.set(questionsAfterParam, after)
  const key = search.get(previewParam)
  if (key !== null) chosen.set(previewParam, key)
  return chosen
}
