import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps, openOrder } from '../fixtures/admin.ts'
import { approvedHold, openHolds, refusedHold } from '../fixtures/admin-moderation.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'moderation' }

const meta = preview.meta({
  title: 'Screens/Admin/Moderation',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

const [first] = openHolds
const item = `${first?.order.number} ${first?.name}`
const approve = () => ({ name: `${m.admin_hold_approve()} ${item}` })
const refuse = () => ({ name: `${m.admin_hold_refuse()} ${item}` })

export const Waiting = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: m.admin_moderation_open() })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getAllByText('blockhead')[0]).toBeVisible()
    await expect(canvas.getAllByText(m.admin_design_picture_blocked())).toHaveLength(1)
    await expect(canvas.getByText(m.admin_hold_unsearched())).toBeVisible()
  }
})

export const OpeningTheOrder = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: m.admin_order_open({ number: 'M-2611-A3BQ' }) })[0]!)
    await expect(args.onOpenOrder).toHaveBeenCalledWith({ id: 'o-a3bq' })
  }
})

export const Approving = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', approve()))
    await expect(args.onApproveHold).toHaveBeenCalledWith({ id: first?.id, revision: 1, isForOrder: false })
  }
})

/** Behaves like the server: decided items leave the list. */
function Deciding(props: AdminScreenProps) {
  const [items, setItems] = useState(openHolds)
  const leave = async (id: string, isForOrder: boolean) => {
    const order = items.find((hold) => hold.id === id)?.order.id
    setItems((before) => before.filter((hold) => hold.id !== id && !(isForOrder && hold.order.id === order)))
    return undefined
  }
  return (
    <AdminScreen
      {...props}
      holds={{ items, next: null }}
      onApproveHold={({ id, isForOrder }) => leave(id, isForOrder)}
      onRefuseHold={({ id }) => leave(id, false)}
    />
  )
}

export const ApprovingAnOrder = meta.story({
  tags: ['deed'],
  render: (props) => <Deciding {...props} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${m.admin_hold_approve_order({ count: 2 })} ${item}` }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: new RegExp(openHolds[2]!.name) })).toHaveFocus())
    for (const { order, name } of openHolds.slice(2))
      await userEvent.click(canvas.getByRole('button', { name: `${m.admin_hold_approve()} ${order.number} ${name}` }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: m.admin_moderation_empty_title() })).toHaveFocus())
  }
})

export const Refusing = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', refuse()))
    const reason = canvas.getByRole('textbox', { name: m.admin_hold_reason() })
    await expect(reason).toHaveFocus()
    const send = canvas.getByRole('button', { name: m.admin_hold_refuse_send() })
    await userEvent.click(send)
    await expect(args.onRefuseHold).not.toHaveBeenCalled()
    await expect(reason).toHaveAccessibleDescription(expect.stringContaining(m.admin_hold_reason_missing()))
    await userEvent.type(reason, 'We do not print insults.')
    await userEvent.click(send)
    await expect(args.onRefuseHold).toHaveBeenCalledWith({
      id: first?.id,
      revision: 1,
      reason: 'We do not print insults.'
    })
  }
})

export const RefusingGivenUp = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', refuse()))
    await userEvent.click(canvas.getByRole('button', { name: m.common_cancel() }))
    await expect(canvas.getByRole('button', refuse())).toHaveFocus()
    await expect(args.onRefuseHold).not.toHaveBeenCalled()
  }
})

export const DecidedMeanwhile = meta.story({
  tags: ['picture'],
  args: {
    onApproveHold: fn(async () => ({
      ...failures.internal,
      code: 'conflict' as const,
      detail: 'Somebody decided about this item meanwhile. Reload the list.'
    }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', approve()))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Reload the list')
  }
})

export const Many = meta.story({
  tags: ['deed'],
  args: {
    after: '2026-11-22T08:15:00.000Z.line-0',
    holds: {
      items: Array.from({ length: 20 }, (_, at) => ({ ...refusedHold, state: 'open' as const, id: `line-${at}` })),
      next: '2026-11-23T08:15:00.000Z.line-19'
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: m.admin_moderation_next() })).toHaveAttribute('rel', 'next')
    await expect(canvas.getByRole('link', { name: m.admin_moderation_first() })).toBeInTheDocument()
  }
})

export const Refused = meta.story({
  tags: ['picture'],
  args: { moderationPart: 'refused', holds: { items: [refusedHold], next: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Grace Hopper/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /M-2611-D2HE .*/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${m.admin_hold_refuse()}`) })).toBeNull()
  }
})

export const Approved = meta.story({
  tags: ['picture'],
  args: { moderationPart: 'approved', holds: { items: [approvedHold], next: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${m.admin_hold_approve()}`) })).toBeNull()
  }
})

export const NothingWaits = meta.story({ args: { holds: { items: [], next: null } } })
export const NothingRefused = meta.story({ args: { moderationPart: 'refused', holds: { items: [], next: null } } })
export const Loading = meta.story({ args: { holds: undefined } })
export const Failed = meta.story({
  tags: ['deed'],
  args: { holds: undefined, moderationFailure: failures.internal },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetryModeration).toHaveBeenCalledOnce()
  }
})

export const Words = meta.story({
  tags: ['picture'],
  args: { moderationPart: 'words' },
  play: async ({ canvas, args }) => {
    const words = canvas.getByRole('textbox', { name: m.admin_blocked_words_label() })
    await userEvent.click(words)
    await userEvent.paste('numskull\n\n two  words \nnumskull')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_blocked_words_add() }))
    await expect(args.onBlockWords).toHaveBeenCalledWith({ words: ['numskull', 'two  words'] })
    await waitFor(() => expect(words).toHaveValue(''))
  }
})

export const WordTooLong = meta.story({
  tags: ['picture'],
  args: { moderationPart: 'words' },
  play: async ({ canvas, args }) => {
    const words = canvas.getByRole('textbox', { name: m.admin_blocked_words_label() })
    await userEvent.click(words)
    await userEvent.paste(`nitwit\n${'a'.repeat(61)}`)
    await userEvent.click(canvas.getByRole('button', { name: m.admin_blocked_words_add() }))
    await expect(args.onBlockWords).not.toHaveBeenCalled()
    await expect(words).toBeInvalid()
  }
})

export const WordsRefused = meta.story({
  tags: ['deed'],
  args: {
    moderationPart: 'words',
    onBlockWords: fn(async () => ({
      ...failures.internal,
      code: 'quota-exceeded' as const,
      detail: 'A shop can block 2,000 words. Remove some first.'
    }))
  },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('textbox', { name: m.admin_blocked_words_label() })
    await userEvent.type(words, 'numskull')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_blocked_words_add() }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('2,000 words')
    await expect(words).toHaveValue('numskull')
  }
})

export const UnblockingAWord = meta.story({
  tags: ['deed'],
  args: { moderationPart: 'words' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_blocked_word_remove({ word: 'blockhead' }) }))
    await expect(args.onUnblockWord).toHaveBeenCalledWith({ id: 'b-0', word: 'blockhead' })
    await expect(canvas.getByRole('button', { name: m.admin_blocked_word_remove({ word: 'nitwit' }) })).toHaveFocus()
  }
})

export const ManyWords = meta.story({
  tags: ['deed'],
  args: {
    moderationPart: 'words',
    blockedWords: Array.from({ length: 2000 }, (_, at) => ({ id: `m-${at}`, word: `word ${at}` }))
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(m.admin_blocked_words_shown({ shown: '200', total: '2,000' }), { exact: false })
    ).toBeVisible()
    const filter = canvas.getByRole('searchbox', { name: m.admin_blocked_words_filter() })
    await userEvent.type(filter, 'word 1717')
    await expect(canvas.getByText('word 1717')).toBeVisible()
    await expect(canvas.queryByText('word 16')).toBeNull()
    await userEvent.type(filter, 'x')
    await expect(canvas.getByText(m.admin_blocked_words_none_match({ text: 'word 1717x' }))).toBeVisible()
  }
})

export const LongestWords = meta.story({
  args: {
    moderationPart: 'words',
    blockedWords: [
      { id: 'l-1', word: 'donaudampfschifffahrtsgesellschaftskapitänsmützenhalterungen' },
      { id: 'l-2', word: 'a rather long phrase of many short words that are all in it' },
      { id: 'l-3', word: 'قبعة' }
    ]
  }
})

export const NoWords = meta.story({ args: { moderationPart: 'words', blockedWords: [] } })
export const WordsLoading = meta.story({ args: { moderationPart: 'words', blockedWords: undefined } })

/** Support may decide, and see what is blocked. */
export const WordsToRead = meta.story({
  tags: ['deed'],
  args: { moderationPart: 'words', role: 'support' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('blockhead')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: m.admin_blocked_words_label() })).toBeNull()
    await expect(canvas.queryByRole('button', { name: m.admin_blocked_word_remove({ word: 'blockhead' }) })).toBeNull()
  }
})

export const NoWordsToRead = meta.story({
  args: { moderationPart: 'words', blockedWords: [], role: 'production' }
})

export const Pictures = meta.story({
  tags: ['picture'],
  args: { moderationPart: 'pictures' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(m.admin_blocked_picture_gone())).toBeVisible()
    const [unblock] = canvas.getAllByRole('button', { name: new RegExp(`^${m.admin_blocked_picture_remove()}`) })
    await userEvent.click(unblock!)
    await expect(args.onUnblockPicture).toHaveBeenCalledWith(expect.objectContaining({ upload: 'u1' }))
  }
})

export const PicturesToRead = meta.story({
  tags: ['deed'],
  args: { moderationPart: 'pictures', role: 'production' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${m.admin_blocked_picture_remove()}`) })).toBeNull()
  }
})

export const NoPictures = meta.story({
  args: { moderationPart: 'pictures', blockedPictures: { items: [], next: null } }
})
export const PicturesFailed = meta.story({
  args: { moderationPart: 'pictures', blockedPictures: undefined, moderationFailure: failures.internal }
})
const order = openOrder('paid')

export const PicturesOfAnOrder = meta.story({
  tags: ['picture'],
  args: {
    section: 'orders',
    openOrderId: order.id,
    order,
    orderPictures: [
      { upload: 'u1', isBlocked: true },
      { upload: 'u2', isBlocked: false }
    ]
  },
  play: async ({ args }) => {
    const panel = within(await screen.findByRole('dialog'))
    const block = panel.getByRole('button', { name: `${m.admin_design_picture_block()} 2` })
    const picture = block.closest('li')
    await userEvent.click(block)
    await expect(args.onBlockPicture).toHaveBeenCalledWith({ upload: 'u2' })
    await expect(picture).toHaveFocus()
  }
})

export const RightToLeft = meta.story({ globals: { locale: 'ar-XB' } })
