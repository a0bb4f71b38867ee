import { z } from 'zod'

/** A number within limits. Normalizes -0 to 0, so that a document survives a round trip unchanged. */
export const number = (least: number, most: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .overwrite((value) => value + 0)
