import { formatReviewPlace, parseReviewPlace } from './review-rules.ts'

/** Limits of a question's texts in characters, without a schema library, shared with forms. */
export const questionLimits = { author: 60, text: 1000, answer: 2000 } as const

/** `waiting`: for staff. Only published questions are public. */
export const questionStates = ['waiting', 'published', 'declined'] as const

/** Questions in the product's response, and per further page. */
export const questionsShown = 3
export const questionsPerPage = 10

/** Cursor of a part of questions, which are sorted like the newest reviews. */
export const formatQuestionPlace = ({ date, id }: { date: string; id: string }): string =>
  formatReviewPlace({ rank: 0, date, id })

/** Parses a cursor; undefined if invalid. */
export const parseQuestionPlace = parseReviewPlace

/** URL parameter of the product's page: questions after this cursor. */
export const questionsAfterParam = 'questionsAfter'

/** The cursor in a URL; null if there is none, or an invalid one. */
export function questionsAfterIn(params: URLSearchParams): string | null {
  const after = params.get(questionsAfterParam)
  return after !== null && parseQuestionPlace(after) ? after : null
}
