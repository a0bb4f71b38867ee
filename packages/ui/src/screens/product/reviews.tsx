import { chakra } from '@chakra-ui/react'
import type { Product, Review } from '@motif/contract'
import { m } from '@motif/messages'
import { BadgeCheck } from 'lucide-react'
import { memo, useRef } from 'react'
import { Link } from '../../components/link/index.ts'
import { Rating, fitLabels } from '../../components/rating/index.ts'
import { formatDate } from '../../format/index.ts'
import { Helpful } from './helpful.tsx'
import { LoadMore } from './load-more.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import { NoReviewMatches, ReviewFilters } from './review-filters.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { ShopAnswer } from './shop-answer.tsx'
import type { HelpfulVotes, ReviewList } from './types.ts'

/** A review, with the shop's reply. */
function ReviewItem({ product, votes, ...review }: Review & { product: string; votes: HelpfulVotes | undefined }) {
  const { author, rating: given, title, text, date, isVerified, fit: found, answer, photos } = review
  return (
    <chakra.li tabIndex={-1} paddingBlock={5} borderBottomWidth="1px" _first={{ paddingTop: 0 }}>
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
      {answer === null ? null : <ShopAnswer>{answer}</ShopAnswer>}
      <Helpful {...review} votes={votes} />
    </chakra.li>
  )
}

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
  const title = useRef<HTMLHeadingElement>(null)
  const entries = useRef<HTMLUListElement>(null)
  const hasNone = list?.total === 0 && !list.isLoading && list.failure === undefined
  return (
    <chakra.section id="reviews" aria-labelledby="reviews-title" scrollMarginTop="5.5rem">
      <chakra.h2 ref={title} id="reviews-title" tabIndex={-1} textStyle="section" marginBottom={6}>
        {m.product_reviews()}
      </chakra.h2>
      {reviews.length === 0 ? (
        <chakra.p color="fg.muted">{m.product_reviews_none()}</chakra.p>
      ) : (
        <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '16rem 1fr' }} gap={{ base: 8, md: 16 }}>
          <ReviewSummary rating={rating} ratingCounts={ratingCounts} fit={fit} list={list} />
          <div>
            {list === undefined || rating.count < 2 ? null : <ReviewFilters list={list} />}
            {list?.firstHref === undefined ? null : (
              <chakra.p marginBottom={6}>
                <Link href={list.firstHref}>{m.product_reviews_first()}</Link>
              </chakra.p>
            )}
            {hasNone ? <NoReviewMatches list={list} onShowAll={() => title.current?.focus()} /> : null}
            <ul ref={entries}>
              {(list?.reviews ?? reviews).map((review) => (
                <ReviewItem key={review.id} {...review} product={name} votes={votes} />
              ))}
            </ul>
            {list === undefined ? null : (
              <LoadMore list={list} count={list.reviews.length} entries={entries}>
                {m.product_reviews_more()}
              </LoadMore>
            )}
          </div>
        </chakra.div>
      )}
    </chakra.section>
  )
})
