import type { BuyersQuestion } from '@motif/contract'
import { m } from '@motif/messages'
import { OrderScreen, type OrderQuestionsProps } from '@motif/ui/screens/order'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { countries, lines } from '../fixtures/carts.ts'
import { orders } from '../fixtures/orders.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const questionOf = (
  id: string,
  line: (typeof lines)[keyof typeof lines],
  more: Partial<BuyersQuestion> = {}
): BuyersQuestion => ({
  id,
  text: 'Good morning,\n\nthe photograph on the front has only 40 dpi and will look coarse. Print it like this?',
  askedAt: '2026-11-24T09:30:00Z',
  answer: null,
  answerText: null,
  answeredAt: null,
  line: { id: line.id, name: line.name, options: line.options, image: line.image, member: '' },
  ...more
})

const waiting: OrderQuestionsProps = {
  questions: [questionOf('q1', lines.tee)],
  onAnswer: fn(async () => undefined)
}

const meta = preview.meta({
  title: 'Screens/Order/Questions',
  component: OrderScreen,
  parameters: { ...inShell('customer'), chromatic: { modes } },
  args: { countries, order: orders.paid, onCancel: fn(), onReorder: fn(), onRetry: fn(), questions: waiting }
})

export const Waiting = meta.story({})

export const PrintItAsItIs = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { questions } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.orders_question_as_is() }))
    await expect(questions?.onAnswer).toHaveBeenCalledWith({ id: 'q1', answer: { answer: 'as-is' } })
  }
})

export const WritingBack = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { questions } }) => {
    const field = canvas.getByRole('textbox', { name: m.orders_question_message() })
    await userEvent.click(canvas.getByRole('button', { name: m.orders_question_send() }))
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(m.orders_question_missing()))
    await userEvent.type(field, ' Smaller, please. ')
    await userEvent.click(canvas.getByRole('button', { name: m.orders_question_send() }))
    await expect(questions?.onAnswer).toHaveBeenCalledWith({
      id: 'q1',
      answer: { answer: 'message', text: 'Smaller, please.' }
    })
  }
})

export const Refused = meta.story({
  tags: ['picture'],
  args: { questions: { ...waiting, onAnswer: fn(async () => failures.network) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.orders_question_as_is() }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  }
})

const answered = { answer: 'message', answeredAt: '2026-11-24T11:05:00Z' } as const

export const Answered = meta.story({
  args: {
    questions: {
      ...waiting,
      questions: [
        questionOf('q1', lines.tee, { ...answered, answer: 'as-is' }),
        questionOf('q2', lines.arabic, {
          ...answered,
          text: `هل نطبعه هكذا؟ ${'Donaudampfschifffahrt'.repeat(5)}`,
          answerText: `نعم، من فضلكم.\n${'Donaudampfschifffahrt'.repeat(5)}`
        })
      ]
    }
  }
})
