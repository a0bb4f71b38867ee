import type { DescriptionBlocks, ProductInput } from '@motif/contract'
import { blocksText } from '@motif/contract/text-rules'

interface Description {
  description: string
  richDescription: DescriptionBlocks | null
}

/** The structure of a stored description; null if its plain text was changed without it. */
export const currentRichDescription = ({ description, richDescription }: Description): DescriptionBlocks | null =>
  richDescription && blocksText(richDescription).trim() === description ? richDescription : null

/** A product whose plain description is that of its structure, if it has one. */
export const withPlainDescription = (input: ProductInput): ProductInput =>
  input.richDescription ? { ...input, description: blocksText(input.richDescription).trim() } : input
