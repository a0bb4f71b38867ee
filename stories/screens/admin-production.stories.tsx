import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps, openOrder } from '../fixtures/admin.ts'
import { boardOf, fullBoard, jobReviewOf, productionJobs, sentJobs } from '../fixtures/admin-production.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'production' }

const meta = preview.meta({
  title: 'Screens/Admin/Production',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

const [late] = productionJobs
const acts = () => m.admin_job_acts({ number: late!.order.number, name: late!.name })

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'findByRole'>

/** Opens a job's menu by keyboard and selects an item. */
async function choose(canvas: Canvas, menu: string, item: string) {
  ;(await canvas.findByRole('button', { name: menu })).focus()
  await userEvent.keyboard('{Enter}')
  const entry = await screen.findByRole('menuitem', { name: item })
  await userEvent.click(entry)
}

export const Board = meta.story({})

export const Moving = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onMoveJob } }) => {
    await choose(canvas, acts(), m.admin_job_to_print())
    await expect(onMoveJob).toHaveBeenCalledWith({ job: late, stage: 'print' })
    const name = new RegExp(`${late!.quantity}.*${late!.name}`)
    // In wide windows, other columns contain a job with the same heading.
    await waitFor(() => expect(canvas.getAllByRole('heading', { name, level: 3 })).toContain(document.activeElement))
  }
})

export const Dragging = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onMoveJob } }) => {
    const column = (name: string) => canvas.getByRole('heading', { name, level: 2, hidden: true }).closest('section')!
    const card = column(m.admin_stage_approve()).querySelector('li')!
    const dataTransfer = new DataTransfer()
    await fireEvent.dragStart(card, { dataTransfer })
    await fireEvent.dragOver(column(m.admin_stage_pack()), { dataTransfer })
    await fireEvent.drop(column(m.admin_stage_pack()), { dataTransfer })
    await expect(onMoveJob).toHaveBeenCalledWith({ job: late, stage: 'pack' })
  }
})

export const Asking = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onAskBuyer } }) => {
    await choose(canvas, acts(), m.admin_job_ask())
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: m.admin_ask_send() }))
    await expect(dialog.getByRole('textbox', { name: m.admin_ask_question() })).toHaveAccessibleDescription(
      expect.stringContaining(m.admin_ask_missing())
    )
    await userEvent.type(dialog.getByRole('textbox', { name: m.admin_ask_question() }), ' Print it like this? ')
    await userEvent.click(dialog.getByRole('button', { name: m.admin_ask_send() }))
    await expect(onAskBuyer).toHaveBeenCalledWith({ job: late, text: 'Print it like this?' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

export const AskingRefused = meta.story({
  tags: ['picture'],
  args: { onAskBuyer: fn(async () => failures.internal) },
  play: async ({ canvas }) => {
    await choose(canvas, acts(), m.admin_job_ask())
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: m.admin_ask_question() }), 'Print it like this?')
    await userEvent.click(dialog.getByRole('button', { name: m.admin_ask_send() }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: m.admin_ask_question() })).toHaveValue('Print it like this?')
  }
})

export const MovedByAnother = meta.story({
  tags: ['picture'],
  args: {
    onMoveJob: fn(async () => ({
      ...failures.internal,
      status: 409,
      code: 'conflict' as const,
      detail: 'Lee moved this job to Pack meanwhile. The board shows where it is now.'
    }))
  },
  play: async ({ canvas }) => {
    await choose(canvas, acts(), m.admin_job_to_print())
    await expect(await canvas.findByText(/Lee moved this job to Pack/)).toBeVisible()
  }
})

export const Choosing = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onJobSheets, onPrintBatch } }) => {
    const [first, second] = canvas.getAllByRole('checkbox', { name: /M-2611-/ })
    await userEvent.click(first!)
    await userEvent.click(second!)
    await expect(canvas.getByText(m.admin_batch_chosen({ count: 2 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_batch_sheets() }))
    await expect(onJobSheets).toHaveBeenCalledWith({ ids: ['a3bq', 'b7fc'] })
    await userEvent.click(canvas.getByRole('button', { name: m.admin_batch_files() }))
    await expect(onPrintBatch).toHaveBeenCalledWith({ ids: ['a3bq', 'b7fc'] })
    await userEvent.click(canvas.getByRole('button', { name: m.admin_batch_clear() }))
    await expect(first!).not.toBeChecked()
    await expect(canvas.getByRole('heading', { name: m.admin_stage_approve(), level: 2 })).toHaveFocus()
  }
})

const approving = productionJobs.filter(({ stage }) => stage === 'approve')

/** Chooses all jobs of the first column and moves them to another one. */
async function moveAll(canvas: Canvas, item: string) {
  const name = `${m.admin_column_choose({ count: approving.length })} ${m.admin_stage_approve()}`
  await userEvent.click(await canvas.findByRole('checkbox', { name }))
  await choose(canvas, m.admin_batch_move(), item)
}

export const MovingMany = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onMoveJobs } }) => {
    await moveAll(canvas, m.admin_job_to_print())
    await expect(onMoveJobs).toHaveBeenCalledWith({ jobs: approving, stage: 'print' })
    await waitFor(() => expect(canvas.queryByRole('button', { name: m.admin_batch_clear() })).toBeNull())
    await expect(canvas.getByRole('heading', { name: m.admin_stage_approve(), level: 2 })).toHaveFocus()
  }
})

export const SomeOfManyStay = meta.story({
  tags: ['picture'],
  args: {
    onMoveJobs: fn(async () => ({
      refused: [
        {
          job: approving[1]!,
          detail: 'Lee moved this job to Pack meanwhile. The board shows where it is now.'
        }
      ]
    }))
  },
  play: async ({ canvas }) => {
    await moveAll(canvas, m.admin_job_to_ship())
    await expect(await canvas.findByText(/Lee moved this job to Pack/)).toBeVisible()
    await expect(canvas.getByText(m.admin_batch_chosen({ count: 1 }))).toBeVisible()
  }
})

export const ManyAreMoving = meta.story({
  tags: ['picture'],
  args: { onMoveJobs: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas }) => {
    await moveAll(canvas, m.admin_job_to_print())
    await expect(await canvas.findByText(m.admin_batch_moving({ count: approving.length }))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: m.admin_batch_move() })).toBeNull()
  }
})

export const ManyAreNotMoved = meta.story({
  tags: ['picture'],
  args: { onMoveJobs: fn(async () => ({ failure: failures.internal, refused: [] })) },
  play: async ({ canvas }) => {
    await moveAll(canvas, m.admin_job_to_print())
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByText(m.admin_batch_chosen({ count: approving.length }))).toBeVisible()
  }
})

const [firstToApprove, secondToApprove] = approving

const reviewing = {
  openReviewId: firstToApprove!.id,
  jobReview: jobReviewOf(firstToApprove!),
  reviewQueue: { items: approving, next: null }
}

export const Reviewing = meta.story({ args: reviewing })

export const ReviewStarts = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onReview } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_review_start() }))
    await expect(onReview).toHaveBeenCalledWith({ id: firstToApprove!.id })
  }
})

export const ReviewingByKeys = meta.story({
  tags: ['deed'],
  args: reviewing,
  play: async ({ args: { onReview, onMoveJob, onAskBuyer } }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('A picture is gone.')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: m.admin_review_next() })).toHaveFocus())
    await userEvent.keyboard('j')
    await expect(onReview).toHaveBeenLastCalledWith({ id: secondToApprove!.id })
    await userEvent.keyboard('+')
    const zoomed = dialog.getByRole('group', { name: m.admin_review_on_product({ area: 'Front' }) })
    await waitFor(() => expect(zoomed.scrollWidth).toBeGreaterThan(zoomed.clientWidth))
    await userEvent.keyboard('a')
    await expect(onMoveJob).toHaveBeenCalledWith({ job: firstToApprove, stage: 'print' })
    await waitFor(() => expect(onReview).toHaveBeenCalledTimes(2))
    await userEvent.keyboard('q')
    const question = await dialog.findByRole('textbox', { name: m.admin_ask_question() })
    await userEvent.type(question, 'Keep a jaguar?')
    await expect(onMoveJob).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: m.admin_ask_send() }))
    await expect(onAskBuyer).toHaveBeenCalledWith({ job: firstToApprove, text: 'Keep a jaguar?' })
  }
})

export const BareAreaInReview = meta.story({
  tags: ['picture'],
  args: reviewing,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: m.admin_review_bare({ area: 'Front' }) }))
    await expect(dialog.getByRole('img', { name: m.admin_review_bare({ area: 'Front' }) })).toBeVisible()
  }
})

export const ReviewRefused = meta.story({
  tags: ['picture'],
  args: { ...reviewing, onMoveJob: fn(async () => failures.internal) },
  play: async ({ args: { onReview } }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: m.admin_review_job_approve() }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(onReview).not.toHaveBeenCalled()
  }
})

export const ReviewLoading = meta.story({ args: { ...reviewing, jobReview: undefined } })

export const ReviewFailed = meta.story({
  args: { ...reviewing, jobReview: undefined, jobReviewFailure: failures.internal }
})

export const OneSheet = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onJobSheets } }) => {
    await choose(canvas, acts(), m.admin_job_sheet())
    await expect(onJobSheets).toHaveBeenCalledWith({ ids: [late!.id] })
  }
})

export const PackingSlip = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onPackingSlip } }) => {
    await choose(canvas, acts(), m.admin_packing_slip())
    await expect(onPackingSlip).toHaveBeenCalledWith({ orderId: late!.order.id })
  }
})

const sent = openOrder('shipped')
const ofOrder = { openOrderId: sent.id, order: sent, orderJobs: sentJobs }

export const OfAnOrder = meta.story({ args: ofOrder })

export const PrintFilesOfAnOrder = meta.story({
  tags: ['deed'],
  args: { ...ofOrder, orderJobs: sentJobs.map((job) => ({ ...job, outcome: null, isPrinted: true })) },
  play: async ({ args: { onPrintOrder } }) => {
    const panel = within(await screen.findByRole('dialog'))
    await userEvent.click(panel.getByRole('button', { name: m.admin_order_print_files() }))
    await expect(onPrintOrder).toHaveBeenCalledWith({ orderId: sentJobs[0]!.order.id })
  }
})

export const MakingAgain = meta.story({
  tags: ['deed'],
  args: ofOrder,
  play: async ({ args: { onReprint } }) => {
    const panel = within(await screen.findByRole('dialog'))
    await userEvent.click(panel.getByRole('button', { name: new RegExp(m.admin_reprint()) }))
    await userEvent.selectOptions(panel.getByRole('combobox', { name: m.admin_reprint_reason() }), 'other')
    await userEvent.clear(panel.getByRole('textbox', { name: m.admin_reprint_quantity() }))
    await userEvent.type(panel.getByRole('textbox', { name: m.admin_reprint_quantity() }), '3')
    await userEvent.click(panel.getByRole('button', { name: m.admin_reprint_send() }))
    await expect(panel.getByRole('textbox', { name: m.admin_reprint_text() })).toHaveAccessibleDescription(
      expect.stringContaining(m.admin_reprint_text_missing())
    )
    await expect(onReprint).not.toHaveBeenCalled()
    await userEvent.type(panel.getByRole('textbox', { name: m.admin_reprint_text() }), 'Eaten by the dog')
    await userEvent.clear(panel.getByRole('textbox', { name: m.admin_reprint_quantity() }))
    await userEvent.type(panel.getByRole('textbox', { name: m.admin_reprint_quantity() }), '1')
    await userEvent.click(panel.getByRole('button', { name: m.admin_reprint_send() }))
    await expect(onReprint).toHaveBeenCalledWith({
      job: sentJobs[0],
      request: { reason: 'other', text: 'Eaten by the dog', quantity: 1 }
    })
  }
})

export const ReprintSent = meta.story({
  tags: ['deed'],
  args: { productionQuery: { due: null, product: null, stage: 'ship' } },
  play: async ({ canvas, args: { onReprintSent } }) => {
    const again = productionJobs.find(({ reprint }) => reprint !== null)!
    await choose(canvas, m.admin_job_acts({ number: again.order.number, name: again.name }), m.admin_job_mark_sent())
    await expect(onReprintSent).toHaveBeenCalledWith({ job: again })
  }
})

export const Scanned = meta.story({ args: { openJobId: late!.id, openJob: late } })
export const ScannedTooLate = meta.story({
  args: {
    openJobId: 'gone',
    openJobFailure: {
      ...failures.internal,
      status: 404,
      code: 'not-found' as const,
      detail: 'This job is not on the board. Its order may have been sent or cancelled.'
    }
  }
})

const held = {
  ...late!,
  hold: { state: 'open' as const, words: ['blockhead', 'two words'], hasPicture: true }
}

export const HeldByModeration = meta.story({
  tags: ['picture'],
  args: { board: boardOf([held, ...productionJobs.slice(1)]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.admin_job_held())).toBeVisible()
    await expect(canvas.getByRole('link', { name: m.admin_job_held_open() })).toHaveAttribute(
      'href',
      '/admin?section=moderation&state=open'
    )
    canvas.getByRole('button', { name: acts() }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitem', { name: m.admin_job_ask() })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: m.admin_job_to_print() })).toBeNull()
    await userEvent.keyboard('{Escape}')
  }
})

export const ScannedAndHeld = meta.story({
  tags: ['picture'],
  args: { openJobId: held.id, openJob: { ...held, hold: { state: 'refused', words: [], hasPicture: true } } },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'))
    await expect(panel.getByText(m.admin_job_held_refused())).toBeVisible()
    await expect(panel.getByText(m.admin_job_held_why())).toBeVisible()
  }
})

export const HeldInReview = meta.story({
  tags: ['deed'],
  args: { ...reviewing, openReviewId: held.id, jobReview: jobReviewOf(held) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(m.admin_job_held())).toBeVisible()
    await expect(dialog.queryByRole('button', { name: m.admin_review_job_approve() })).toBeNull()
  }
})

/** Viewers see the board, not moderation. */
export const HeldForViewers = meta.story({
  tags: ['deed'],
  args: { role: 'viewer', board: boardOf([held]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.admin_job_held())).toBeVisible()
    await expect(canvas.queryByRole('link', { name: m.admin_job_held_open() })).toBeNull()
  }
})

export const Full = meta.story({ args: { board: fullBoard } })

export const Narrowed = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onFilterBoard } }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: m.admin_due_filter() }), 'late')
    await expect(onFilterBoard).toHaveBeenCalledWith({ due: 'late', product: null })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: m.admin_board_product() }), 'p2')
    await expect(onFilterBoard).toHaveBeenCalledWith({ due: null, product: 'p2' })
  }
})

export const OpeningTheOrder = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onOpenOrder } }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: m.admin_order_open({ number: late!.order.number }) })
    )
    await expect(onOpenOrder).toHaveBeenCalledWith({ id: late!.order.id })
  }
})

export const RestOfAColumn = meta.story({
  args: {
    after: '2026-11-26.x',
    productionQuery: { due: null, product: null, stage: 'print' },
    columnJobs: { items: fullBoard.columns[2]!.items, next: '2026-11-27.print-19' }
  }
})

export const RestIsDone = meta.story({ args: { after: '2026-11-26.x', columnJobs: { items: [], next: null } } })

export const ForViewers = meta.story({
  tags: ['deed'],
  args: { role: 'viewer' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: acts() }))
    await expect(await screen.findByRole('menuitem', { name: m.admin_job_open_order() })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: m.admin_job_to_print() })).toBeNull()
  }
})

export const NotForSupport = meta.story({ args: { role: 'support' } })

export const Loading = meta.story({ args: { board: undefined } })
export const Empty = meta.story({ args: { board: { ...boardOf([]), products: [] } } })

export const NoneMatch = meta.story({
  tags: ['deed'],
  args: { board: boardOf([]), productionQuery: { due: 'late', product: 'p1', stage: 'approve' } },
  play: async ({ canvas, args: { onFilterBoard } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_board_clear() }))
    await expect(onFilterBoard).toHaveBeenCalledWith({ due: null, product: null })
  }
})

export const Failed = meta.story({
  tags: ['deed'],
  args: { board: undefined, boardFailure: failures.internal },
  play: async ({ canvas, args: { onRetryBoard } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetryBoard).toHaveBeenCalledOnce()
  }
})
