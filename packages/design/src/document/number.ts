import { z } from 'zod'

/** A number within limits. Zero has one spelling, so that what is written and read again is the same. */
export const number = (least: number, most: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .overwrite((value) => value + 0)
