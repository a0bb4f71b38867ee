import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Star } from 'lucide-react'
import { formatNumber, formatRating } from '../../format/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

export interface RatingProps extends HTMLChakraProps<'span'> {
  /** 0 to 5. */
  average: number
  /** Number of ratings; if omitted, only stars are shown. */
  count?: number
}

const stars = [1, 2, 3, 4, 5]

/** Stars in half steps, with the figures for screen readers. */
export const Rating = ({ average, count, ...rest }: RatingProps) => (
  <chakra.span display="inline-flex" alignItems="center" gap={2} textStyle="small" color="fg.muted" {...rest}>
    <chakra.span aria-hidden display="inline-flex" gap="1px" color="fg">
      {stars.map((star) => (
        <chakra.span key={star} position="relative" display="inline-block" boxSize="16px">
          <Star size={16} strokeWidth={1.5} />
          {average > star - 0.75 ? (
            <chakra.span
              position="absolute"
              top={0}
              insetInlineStart={0}
              height="16px"
              overflow="hidden"
              style={{ width: average >= star - 0.25 ? '100%' : '50%' }}
            >
              <chakra.span display="block" width="16px">
                <Star size={16} strokeWidth={1.5} fill="currentcolor" />
              </chakra.span>
            </chakra.span>
          ) : null}
        </chakra.span>
      ))}
    </chakra.span>
    <VisuallyHidden>{m.common_rating({ average: formatNumber(Math.round(average * 10) / 10) })}</VisuallyHidden>
    {count === undefined ? null : (
      <span>
        <span aria-hidden>{`${formatRating(average)} · `}</span>
        {m.common_rating_count({ count })}
      </span>
    )}
  </chakra.span>
)
