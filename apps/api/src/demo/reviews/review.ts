import type { DemoReview } from '../types.ts'

/** Reviews by the slug of what they are about. */
export type ReviewsBySlug = Readonly<Record<string, readonly DemoReview[]>>

export const review = (
  author: string,
  rating: DemoReview['rating'],
  date: string,
  title: string,
  text: string
): DemoReview => ({ author, rating, title, text, date })
