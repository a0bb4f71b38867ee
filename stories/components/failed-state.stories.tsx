import { expect, fn, userEvent } from 'storybook/test'
import { m } from '@motif/messages'
import { FailedState } from '@motif/ui/components/failed-state'
import preview from '../../.storybook/preview.tsx'
import { failures } from '../fixtures/people.ts'

const meta = preview.meta({
  title: 'Components/Failed state',
  component: FailedState,
  args: { headingLevel: 1 as const, failure: failures.network, safe: 'Your cart is safe.', onRetry: fn() }
})

export const TryingAgain = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your cart is safe.')
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})

export const Retrying = meta.story({
  tags: ['deed'],
  args: { isRetrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  }
})
export const LogInFirst = meta.story({
  tags: ['picture'],
  args: { failure: failures.signInRequired, safe: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your sign-in has expired. Sign in again.')
    await expect(canvas.getByRole('link', { name: m.shell_log_in() })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/login\?next=%2F/)
    )
  }
})

export const NothingKnown = meta.story({ args: { failure: undefined, safe: undefined } })
