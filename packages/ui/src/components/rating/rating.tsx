import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { formatNumber, formatRating } from '../../format/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { halfStarPath, starPath, starSize, starsWidth } from './star-path.ts'

export interface RatingProps extends HTMLChakraProps<'span'> {
  /** 0 to 5. */
  average: number
  /** Number of ratings; if omitted, only stars are shown. */
  count?: number
}

const stars = [0, 1, 2, 3, 4]

/** Shares of a star from which it is drawn half and whole: the average is rounded to half stars. */
const [halfFrom, wholeFrom] = [0.25, 0.75]

/** All five in two or three elements: a page shows up to a hundred. */
function Stars({ average }: Pick<RatingProps, 'average'>) {
  const isWhole = (star: number) => average - star >= wholeFrom
  const half = stars.find((star) => average - star > halfFrom && !isWhole(star))
  return (
    <chakra.svg
      aria-hidden
      width={`${starsWidth}px`}
      height={`${starSize}px`}
      viewBox={`0 0 ${starsWidth} ${starSize}`}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      flexShrink={0}
      color="fg"
      _rtl={{ transform: 'scaleX(-1)' }}
    >
      <path
        d={stars
          .filter((star) => !isWhole(star))
          .map(starPath)
          .join('')}
      />
      <path d={stars.filter(isWhole).map(starPath).join('')} fill="currentColor" />
      {half === undefined ? null : <path d={halfStarPath(half)} fill="currentColor" stroke="none" />}
    </chakra.svg>
  )
}

/** Stars in half steps, with the figures for screen readers. */
export const Rating = ({ average, count, ...rest }: RatingProps) => (
  <chakra.span display="inline-flex" alignItems="center" gap={2} textStyle="small" color="fg.muted" {...rest}>
    <Stars average={average} />
    <VisuallyHidden>{m.common_rating({ average: formatNumber(Math.round(average * 10) / 10) })}</VisuallyHidden>
    {count === undefined ? null : (
      <span>
        <span aria-hidden>{`${formatRating(average)} · `}</span>
        {m.common_rating_count({ count })}
      </span>
    )}
  </chakra.span>
)
