import { chakra } from '@chakra-ui/react'
import type { Review } from '@motif/contract'
import { m } from '@motif/messages'
import { ThumbsUp } from 'lucide-react'
import { Button } from '../../components/button/index.ts'
import type { HelpfulVotes } from './types.ts'

type HelpfulProps = Pick<Review, 'id' | 'title' | 'helpful'> & { votes: HelpfulVotes | undefined }

/** Helpful count and toggle; no toggle for own reviews. */
export function Helpful({ id, title, helpful, votes }: HelpfulProps) {
  const { isHelpful, helpful: count } = votes?.votes.get(id) ?? { isHelpful: false, helpful }
  const canVote = votes !== undefined && !votes.own.has(id)
  if (!canVote && count === 0) return null
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={3} rowGap={1} marginTop={3}>
      {canVote ? (
        <Button
          size="sm"
          aria-pressed={isHelpful}
          aria-label={m.product_review_helpful_this({ title })}
          // Early presses are counted individually before hydration.
          data-each-press=""
          onClick={() => votes.onVote({ id, isHelpful: !isHelpful, helpful: count })}
        >
          <chakra.span display="contents" color={isHelpful ? 'accent' : 'inherit'}>
            <ThumbsUp aria-hidden fill={isHelpful ? 'currentcolor' : 'none'} fillOpacity={0.2} />
          </chakra.span>
          {m.product_review_helpful()}
        </Button>
      ) : null}
      <chakra.span aria-live="polite" textStyle="small" color="fg.muted">
        {count === 0 ? null : m.product_review_helpful_count({ count })}
      </chakra.span>
    </chakra.div>
  )
}
