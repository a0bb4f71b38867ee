import { chakra } from '@chakra-ui/react'
import type { Product, Review } from '@motif/contract'
import { reviewParams, type ReviewSort, reviewSorts } from '@motif/contract/review-rules'
import { m } from '@motif/messages'
import { BadgeCheck } from 'lucide-react'
import { memo } from 'react'
import { Button, LinkButton, Spinner, noScriptStyles } from '../../components/button/index.ts'
import { Link, onPlainClick } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Rating, fitLabels } from '../../components/rating/index.ts'
import { SelectField } from '../../components/select/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { sentenceOf } from '../../failure/index.ts'
import { formatDate, formatNumber, formatRating } from '../../format/index.ts'
import { useShopFacts } from '../../provider/index.ts'
import { Helpful } from './helpful.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import type { HelpfulVotes, ReviewList } from './types.ts'

const starCounts = [5, 4, 3, 2, 1]

/** Minimum number of fit ratings for the summary. */
const fitsShownFrom = 3

/** A review, with the shop's reply. */
function ReviewItem({ product, votes, ...review }: Review & { product: string; votes: HelpfulVotes | undefined }) {
  const { author, rating: given, title, text, date, isVerified, fit: found, answer, photos } = review
  const { name: shop } = useShopFacts()
  return (
    <chakra.li paddingBlock={5} borderBottomWidth="1px" _first={{ paddingTop: 0 }}>
      <Rating average={given} />
      <chakra.h3 dir="auto" overflowWrap="anywhere" fontFamily="body" fontSize="md" letterSpacing="0" marginTop={2}>
        {title}
      </chakra.h3>
      <chakra.p dir="auto" maxWidth="66ch" marginTop={1} whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </chakra.p>
      {photos.length === 0 ? null : <ReviewPhotos photos={photos} author={author} product={product} />}
      <chakra.p textStyle="small" color="fg.muted" marginTop={2}>
        <bdi>{author}</bdi> · {formatDate(date)}
        {found === null ? null : <> · {fitLabels(found)}</>}
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
      <Helpful {...review} votes={votes} />
    </chakra.li>
  )
}

const sorts = {
  newest: () => m.product_reviews_newest(),
  helpful: () => m.product_reviews_helpful(),
  highest: () => m.product_reviews_highest(),
  lowest: () => m.product_reviews_lowest()
} satisfies Record<ReviewSort, () => string>

/** Filter and sort order of reviews. */
const ReviewChoice = ({ list }: { list: ReviewList }) => {
  const { stars, sort, total, isLoading, failure, action, options, onChoose } = list
  return (
    <chakra.form
      method="get"
      action={action}
      display="flex"
      flexWrap="wrap"
      alignItems="end"
      gap={4}
      marginBottom={6}
      onSubmit={(event) => event.preventDefault()}
    >
      {options.map((option) => (
        <input key={option.name} type="hidden" {...option} />
      ))}
      <chakra.div flex="1 1 9rem" maxWidth="11rem">
        <SelectField
          label={m.product_reviews_shown()}
          name={reviewParams.stars}
          isRequired={false}
          value={stars ?? ''}
          onChange={({ currentTarget: { value } }) => onChoose({ stars: value === '' ? null : Number(value), sort })}
        >
          <option value="">{m.product_reviews_all()}</option>
          {starCounts.map((star) => (
            <option key={star} value={star}>
              {m.product_reviews_stars({ stars: star })}
            </option>
          ))}
        </SelectField>
      </chakra.div>
      <chakra.div flex="1 1 9rem" maxWidth="11rem">
        <SelectField
          label={m.product_reviews_sort()}
          name={reviewParams.sort}
          isRequired={false}
          value={sort}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ stars, sort: reviewSorts.find((one) => one === value) ?? 'newest' })
          }
        >
          {reviewSorts.map((one) => (
            <option key={one} value={one}>
              {sorts[one]()}
            </option>
          ))}
        </SelectField>
      </chakra.div>
      <Button type="submit" css={noScriptStyles}>
        {m.common_show()}
      </Button>
      <chakra.output
        minHeight="target"
        display="inline-flex"
        alignItems="center"
        color="fg.muted"
        aria-busy={isLoading}
      >
        {failure === undefined ? m.common_rating_count({ count: total }) : null}
        {failure === undefined ? <VisuallyHidden>{m.common_sorted({ order: sorts[sort]() })}</VisuallyHidden> : null}
      </chakra.output>
    </chakra.form>
  )
}

/** Loads more reviews, with errors. */
const MoreReviews = ({ list: { isLoading, failure, nextHref, onMore } }: { list: ReviewList }) => (
  <chakra.div display="grid" gap={4} justifyItems="start" marginTop={6}>
    {failure === undefined ? null : <Notice tone="bad">{sentenceOf(failure)}</Notice>}
    {failure !== undefined ? (
      <Button isBusy={isLoading} onClick={onMore}>
        {m.common_try_again()}
      </Button>
    ) : nextHref !== undefined ? (
      <LinkButton
        href={nextHref}
        rel="next"
        aria-busy={isLoading || undefined}
        // In a new tab they start the list; here they are appended.
        onClick={onPlainClick(() => (isLoading ? undefined : onMore()))}
      >
        {isLoading ? <Spinner /> : null}
        {m.product_reviews_more()}
      </LinkButton>
    ) : null}
  </chakra.div>
)

/** Rating summary and reviews. */
export const Reviews = memo(function Reviews({
  name,
  rating,
  ratingCounts,
  fit,
  reviews,
  list,
  votes
}: Pick<Product, 'name' | 'rating' | 'ratingCounts' | 'fit' | 'reviews'> & {
  list: ReviewList | undefined
  votes: HelpfulVotes | undefined
}) {
  const most = Math.max(1, ...ratingCounts)
  return (
    <chakra.section id="reviews" aria-labelledby="reviews-title" scrollMarginTop="5.5rem">
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
              {starCounts.map((star) => {
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
          <div>
            {list === undefined || rating.count < 2 ? null : <ReviewChoice list={list} />}
            {list?.firstHref === undefined ? null : (
              <chakra.p marginBottom={6}>
                <Link href={list.firstHref}>{m.product_reviews_first()}</Link>
              </chakra.p>
            )}
            <ul>
              {(list?.reviews ?? reviews).map((review) => (
                <ReviewItem key={review.id} {...review} product={name} votes={votes} />
              ))}
            </ul>
            {list === undefined ? null : <MoreReviews list={list} />}
          </div>
        </chakra.div>
      )}
    </chakra.section>
  )
})
