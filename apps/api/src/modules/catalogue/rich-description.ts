import type { DescriptionBlocks, ProductInput } from '@motif/contract'
import { blocksText } from '@motif/contract/text-rules'

interface Description {
  description: string
  richDescription: DescriptionBlocks | null
}

/** The structure of a stored description; null if its plain text was changed without it. */
export const currentRichDescription = ({ description, richDescription }: Description): DescriptionBlocks | null =>
  richDescription && blocksText(richDescription).trim() === description ? richDescription : null

/** A product whose plain description is that of its structure. Without one, an equal description keeps the structure it had. */
export function withStructure(input: ProductInput, before: ProductInput | null) {
  const { richDescription = before?.description === input.description ? before.richDescription : null } = input
  return richDescription
    ? { ...input, richDescription, description: blocksText(richDescription).trim() }
    : { ...input, richDescription: null }
}
