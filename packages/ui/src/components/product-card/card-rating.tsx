import { chakra } from '@chakra-ui/react'
import type { ProductCard } from '@motif/contract'
import { m } from '@motif/messages'
import { Star } from 'lucide-react'
import { formatNumber, formatRating } from '../../format/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

/** Average and number of reviews, beside the price. */
export const CardRating = ({ average, count }: ProductCard['rating']) => (
  <chakra.span textStyle="small" color="fg.muted" whiteSpace="nowrap">
    <chakra.span aria-hidden textStyle="figure" display="inline-flex" alignItems="center" gap={1}>
      <Star size={14} strokeWidth={1.75} fill="currentcolor" />
      {formatRating(average)} ({formatNumber(count)})
    </chakra.span>
    <VisuallyHidden>{m.catalogue_rating({ average: formatRating(average), count })}</VisuallyHidden>
  </chakra.span>
)
