import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps, pageOf } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { answeredReview, longReview, photographedReview, rejectedReview, waitingReviews } from '../fixtures/reviews.ts'
import { inShell } from '../fixtures/shells.ts'

const [first] = waitingReviews
const title = first?.title ?? ''
const args: AdminScreenProps = { ...adminProps, section: 'reviews' }

const meta = preview.meta({
  title: 'Screens/Admin/Reviews',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

export const Waiting = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: m.admin_reviews_waiting() })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByText('It came in two pieces.')).toBeVisible()
  }
})

export const Publishing = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${m.admin_review_approve()} ${title}` }))
    await expect(args.onDecideReview).toHaveBeenCalledWith({
      id: first?.id,
      revision: 1,
      state: 'approved',
      without: []
    })
  }
})

export const WithPhotographs = meta.story({
  tags: ['picture'],
  args: { reviews: pageOf([photographedReview]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /Ada/ })).toHaveLength(2)
    await expect(canvas.getByRole('checkbox', { name: m.admin_review_photo_shown({ number: 2 }) })).toBeChecked()
  }
})

export const LeavingOnePhotographOut = meta.story({
  tags: ['deed'],
  args: { reviews: pageOf([photographedReview]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: m.admin_review_photo_shown({ number: 2 }) }))
    await userEvent.click(
      canvas.getByRole('button', { name: `${m.admin_review_approve()} ${photographedReview.title}` })
    )
    await expect(args.onDecideReview).toHaveBeenCalledWith({
      id: 'w4',
      revision: 1,
      state: 'approved',
      without: ['p2']
    })
  }
})

export const PhotographsOfAPublishedReview = meta.story({
  tags: ['deed'],
  args: { reviewState: 'approved', reviews: pageOf([{ ...photographedReview, state: 'approved' }]) },
  play: async ({ canvas, args }) => {
    const save = { name: `${m.admin_review_photos_save()} ${photographedReview.title}` }
    await expect(canvas.queryByRole('button', save)).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: m.admin_review_photo_shown({ number: 1 }) }))
    await userEvent.click(canvas.getByRole('button', save))
    await expect(args.onDecideReview).toHaveBeenCalledWith({
      id: 'w4',
      revision: 1,
      state: 'approved',
      without: ['p1']
    })
  }
})

/** Behaves like the server: decided reviews leave the list. */
function Deciding(props: AdminScreenProps) {
  const [items, setItems] = useState(waitingReviews)
  return (
    <AdminScreen
      {...props}
      reviews={pageOf(items)}
      onDecideReview={async ({ id }) => {
        setItems((before) => before.filter((review) => review.id !== id))
        return undefined
      }}
    />
  )
}

export const OneAfterTheOther = meta.story({
  tags: ['deed'],
  render: (props) => <Deciding {...props} />,
  play: async ({ canvas }) => {
    const publish = (of: string) =>
      userEvent.click(canvas.getByRole('button', { name: `${m.admin_review_approve()} ${of}` }))
    await publish(title)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Broken' })).toHaveFocus())
    await publish('Broken')
    await waitFor(() => expect(canvas.getByRole('heading', { name: m.admin_reviews_empty_title() })).toHaveFocus())
  }
})

export const WithBlockedWords = meta.story({
  tags: ['picture'],
  args: {
    reviews: pageOf(waitingReviews.map((review, at) => ({ ...review, blockedWords: at === 0 ? ['blockhead'] : [] })))
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: m.admin_found_words() })).toHaveTextContent('blockhead')
  }
})

export const Rejecting = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${m.admin_review_reject()} ${title}` }))
    const reason = canvas.getByRole('textbox', { name: m.admin_review_reason() })
    await expect(reason).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_review_reject() }))
    await expect(canvas.getByText(m.admin_review_reason_missing())).toBeVisible()
    await expect(args.onDecideReview).not.toHaveBeenCalled()
    await userEvent.type(reason, 'It names a person.')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_review_reject() }))
    await expect(args.onDecideReview).toHaveBeenCalledWith({
      id: first?.id,
      revision: 1,
      state: 'rejected',
      reason: 'It names a person.'
    })
  }
})

export const Answering = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${m.admin_review_answer()} ${title}` }))
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_review_answer_label() }), 'Thank you.')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_review_answer_save() }))
    await expect(args.onAnswerReview).toHaveBeenCalledWith({ id: first?.id, answer: 'Thank you.' })
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: m.admin_review_answer_label() })).toBeNull())
    await expect(canvas.getByRole('button', { name: `${m.admin_review_answer()} ${title}` })).toHaveFocus()
  }
})

export const ChangedMeanwhile = meta.story({
  tags: ['picture'],
  args: {
    onDecideReview: fn(async () => ({
      ...failures.internal,
      code: 'conflict' as const,
      detail: 'Its writer changed this review in the meantime. Read it again, then decide.'
    }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${m.admin_review_approve()} ${title}` }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Read it again')
  }
})

export const Published = meta.story({
  tags: ['picture'],
  args: { reviewState: 'approved', reviews: pageOf([answeredReview]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(answeredReview.answer ?? '')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: `${m.admin_review_approve()} ${title}` })).toBeNull()
  }
})

export const Rejected = meta.story({
  args: { reviewState: 'rejected', reviews: pageOf([rejectedReview]) }
})
export const Loading = meta.story({ args: { reviews: undefined } })
export const NothingWaits = meta.story({ args: { reviews: pageOf([]) } })
export const Failed = meta.story({
  tags: ['deed'],
  args: { reviews: undefined, reviewsFailure: failures.internal },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetryReviews).toHaveBeenCalledOnce()
  }
})
export const LongWords = meta.story({ args: { reviews: pageOf([longReview, ...waitingReviews]) } })
export const RightToLeft = meta.story({ globals: { locale: 'ar-XB' } })
