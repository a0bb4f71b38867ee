import { chakra } from '@chakra-ui/react'
import { everyReview, fits, parseFit, reviewParams, type ReviewSort, reviewSorts } from '@motif/contract/review-rules'
import { m } from '@motif/messages'
import type { ComponentProps } from 'react'
import { Button, LinkButton, noScriptStyles } from '../../components/button/index.ts'
import { Checkbox } from '../../components/checkbox/index.ts'
import { onPlainClick } from '../../components/link/index.ts'
import { fitLabels } from '../../components/rating/index.ts'
import { SelectField } from '../../components/select/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { starCounts } from './review-summary.tsx'
import type { ReviewList } from './types.ts'

const sorts = {
  newest: () => m.product_reviews_newest(),
  helpful: () => m.product_reviews_helpful(),
  highest: () => m.product_reviews_highest(),
  lowest: () => m.product_reviews_lowest()
} satisfies Record<ReviewSort, () => string>

const Choice = (props: ComponentProps<typeof SelectField>) => (
  <chakra.div flex="1 1 9rem" maxWidth="12rem">
    <SelectField isRequired={false} {...props} />
  </chakra.div>
)

/** Filter and sort order of reviews, and the number of matches. */
export const ReviewFilters = ({ list }: { list: ReviewList }) => {
  const { filter, hasFitFilter, hasPhotoFilter, total, isLoading, failure, action, options, onChoose } = list
  const { stars, fit, hasPhotos, sort } = filter
  return (
    <chakra.form
      method="get"
      action={action}
      display="flex"
      flexWrap="wrap"
      alignItems="end"
      columnGap={4}
      rowGap={3}
      marginBottom={6}
      onSubmit={(event) => event.preventDefault()}
    >
      {options.map((option) => (
        <input key={option.name} type="hidden" {...option} />
      ))}
      <Choice
        label={m.product_reviews_shown()}
        name={reviewParams.stars}
        value={stars ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose({ ...filter, stars: value === '' ? null : Number(value) })}
      >
        <option value="">{m.product_reviews_all()}</option>
        {starCounts.map((star) => (
          <option key={star} value={star}>
            {m.product_reviews_stars({ stars: star })}
          </option>
        ))}
      </Choice>
      {hasFitFilter ? (
        <Choice
          label={m.product_reviews_fit()}
          name={reviewParams.fit}
          value={fit ?? ''}
          onChange={({ currentTarget: { value } }) => onChoose({ ...filter, fit: parseFit(value) })}
        >
          <option value="">{m.product_reviews_all()}</option>
          {fits.map((one) => (
            <option key={one} value={one}>
              {fitLabels(one)}
            </option>
          ))}
        </Choice>
      ) : null}
      <Choice
        label={m.product_reviews_sort()}
        name={reviewParams.sort}
        value={sort}
        onChange={({ currentTarget: { value } }) =>
          onChoose({ ...filter, sort: reviewSorts.find((one) => one === value) ?? 'newest' })
        }
      >
        {reviewSorts.map((one) => (
          <option key={one} value={one}>
            {sorts[one]()}
          </option>
        ))}
      </Choice>
      {hasPhotoFilter ? (
        <Checkbox
          name={reviewParams.photos}
          value="true"
          checked={hasPhotos}
          onChange={({ isChecked }) => onChoose({ ...filter, hasPhotos: isChecked })}
        >
          {m.product_reviews_photos()}
        </Checkbox>
      ) : null}
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

/** Shown if no review matches. `onShowAll` moves the focus, as the link disappears. */
export function NoReviewMatches({ list, onShowAll }: { list: ReviewList; onShowAll: () => void }) {
  const filter = { ...everyReview, sort: list.filter.sort }
  return (
    <chakra.div display="grid" gap={4} justifyItems="start">
      <p>{m.product_reviews_no_match()}</p>
      <LinkButton
        href={list.hrefOf(filter)}
        onClick={onPlainClick(() => {
          list.onChoose(filter)
          onShowAll()
        })}
      >
        {m.product_reviews_show_all()}
      </LinkButton>
    </chakra.div>
  )
}
