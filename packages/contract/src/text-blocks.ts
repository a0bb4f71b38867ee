import { z } from 'zod'
import { blocksText, descriptionLettersMax, isTextLink, textLimits } from './text-rules.ts'

/** Text with one style and one link. */
const textSpan = z.strictObject({
  text: z
    .string()
    .min(1)
    .max(textLimits.spanLetters)
    .regex(/^[^\p{Cc}]*$/u, 'no control characters'),
  isBold: z.literal(true).exactOptional(),
  isItalic: z.literal(true).exactOptional(),
  href: z
    .string()
    .max(textLimits.hrefLetters)
    .refine(isTextLink, 'a path of the shop, or an address with http, https or mailto')
    .exactOptional()
})
export type TextSpan = z.infer<typeof textSpan>

const spans = z.array(textSpan).min(1).max(textLimits.spans)

const paragraph = z.strictObject({ kind: z.literal('paragraph'), spans })
/** Lists cannot be nested, so the depth is bounded. */
const list = z.strictObject({
  kind: z.literal('list'),
  isOrdered: z.boolean(),
  items: z.array(spans).min(1).max(textLimits.items)
})
/** Level 2 starts a section, listed in the table of contents. */
const heading = z.strictObject({ kind: z.literal('heading'), level: z.literal([2, 3]), spans })

export const textBlock = z.discriminatedUnion('kind', [heading, paragraph, list])
export type TextBlock = z.infer<typeof textBlock>

export const answerBlock = z.discriminatedUnion('kind', [paragraph, list])

const descriptionHeading = heading.extend({ level: z.literal(3) })

/** The structure of a product's description, with headings of one level. Never HTML. */
export const descriptionBlocks = z
  .array(z.discriminatedUnion('kind', [descriptionHeading, paragraph, list]))
  .min(1)
  .max(textLimits.blocks)
  .refine((blocks) => blocksText(blocks).trim() !== '', 'a text')
  .refine(
    (blocks) => blocksText(blocks).length <= descriptionLettersMax,
    `at most ${descriptionLettersMax} letters in all`
  )
export type DescriptionBlocks = z.infer<typeof descriptionBlocks>
