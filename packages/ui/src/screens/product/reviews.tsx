import { chakra } from '@chakra-ui/react'
import type { Product } from '@motif/contract'
import { m } from '@motif/messages'
import { BadgeCheck } from 'lucide-react'
import { memo } from 'react'
import { Rating, fitWords } from '../../components/rating/index.ts'
import { formatDate, formatNumber, formatRating } from '../../format/index.ts'
import { useShopFacts } from '../../provider/index.ts'

const stars = [5, 4, 3, 2, 1]

/** What fewer say of the fit stands with their reviews alone. */
const fitsShownFrom = 3

/** How people rated it, and what they wrote. */
export const Reviews = memo(function Reviews({
  rating,
  ratingCounts,
  fit,
  reviews
}: Pick<Product, 'rating' | 'ratingCounts' | 'fit' | 'reviews'>) {
  const { name: shop } = useShopFacts()
  const most = Math.max(1, ...ratingCounts)
  return (
    <chakra.section id="reviews" aria-labelledby="reviews-title" scrollMarginTop="header">
      <chakra.h2 id="reviews-title" textStyle="section" marginBottom={6}>
        {m.product_reviews()}
      </chakra.h2>
      {reviews.length === 0 ? (
        <chakra.p color="fg.muted">{m.product_reviews_none()}</chakra.p>
      ) : (
        <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '16rem 1fr' }} gap={{ base: 8, md: 16 }}>
          <div>
            <chakra.p fontFamily="heading" fontSize="4xl" fontWeight="semibold" lineHeight="title" textStyle="figure">
              {formatRating(rating.average)}
            </chakra.p>
            <Rating average={rating.average} count={rating.count} marginTop={2} />
            <chakra.ul marginTop={5}>
              {stars.map((star) => {
                const count = ratingCounts[star - 1] ?? 0
                return (
                  <chakra.li
                    key={star}
                    display="grid"
                    gridTemplateColumns="4rem 1fr 1.5rem"
                    alignItems="center"
                    gap={3}
                    textStyle="small"
                    paddingBlock={1}
                  >
                    {m.product_reviews_stars({ stars: star })}
                    <chakra.span aria-hidden height="6px" borderRadius="full" bg="bg.raised" overflow="hidden">
                      <chakra.span
                        display="block"
                        height="full"
                        bg="fg"
                        borderRadius="full"
                        style={{ width: `${(count / most) * 100}%` }}
                      />
                    </chakra.span>
                    <chakra.span textStyle="figure" color="fg.muted" textAlign="end">
                      {formatNumber(count)}
                    </chakra.span>
                  </chakra.li>
                )
              })}
            </chakra.ul>
            {fit === null || fit.small + fit.true + fit.large < fitsShownFrom ? null : (
              <chakra.p textStyle="small" color="fg.muted" marginTop={4}>
                {m.product_fits_other({
                  small: formatNumber(fit.small),
                  true: formatNumber(fit.true),
                  large: formatNumber(fit.large)
                })}
              </chakra.p>
            )}
          </div>
          <ul>
            {reviews.map(({ id, author, rating: given, title, text, date, isVerified, fit: found, answer }) => (
              <chakra.li key={id} paddingBlock={5} borderBottomWidth="1px" _first={{ paddingTop: 0 }}>
                <Rating average={given} />
                <chakra.h3
                  dir="auto"
                  overflowWrap="anywhere"
                  fontFamily="body"
                  fontSize="md"
                  letterSpacing="0"
                  marginTop={2}
                >
                  {title}
                </chakra.h3>
                <chakra.p dir="auto" maxWidth="66ch" marginTop={1} whiteSpace="pre-line" overflowWrap="anywhere">
                  {text}
                </chakra.p>
                <chakra.p textStyle="small" color="fg.muted" marginTop={2}>
                  <bdi>{author}</bdi> · {formatDate(date)}
                  {found === null ? null : <> · {fitWords(found)}</>}
                </chakra.p>
                {isVerified ? (
                  <chakra.p textStyle="small" display="flex" alignItems="center" gap={1.5} marginTop={1}>
                    <chakra.span color="good">
                      <BadgeCheck size={18} strokeWidth={1.75} aria-hidden />
                    </chakra.span>
                    {m.product_review_verified()}
                  </chakra.p>
                ) : null}
                {answer === null ? null : (
                  <chakra.div
                    marginTop={3}
                    borderInlineStartWidth="2px"
                    paddingInlineStart={4}
                    maxWidth="66ch"
                    overflowWrap="anywhere"
                  >
                    <chakra.p textStyle="label">{m.product_review_answer({ shop })}</chakra.p>
                    <chakra.p dir="auto" whiteSpace="pre-line" marginTop={1}>
                      {answer}
                    </chakra.p>
                  </chakra.div>
                )}
              </chakra.li>
            ))}
          </ul>
        </chakra.div>
      )}
    </chakra.section>
  )
})
