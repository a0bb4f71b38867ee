import type { BrandColour } from '@motif/contract/brand-kit-rules'
import { m } from '@motif/messages'

/** Display name of a brand colour. */
export function brandColourLabel({ value, name }: BrandColour): string {
  const code = value.toUpperCase()
  return name === null ? m.brand_colour_unnamed({ code }) : m.brand_colour_named({ name, code })
}
