import { expect, fn, userEvent } from 'storybook/test'
import { m } from '@motif/messages'
import { ChunkFailedScreen, FailedScreen, NotFoundScreen } from '@motif/ui/screens/status'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { inShell } from '../fixtures/shells.ts'

const onRetry = fn()
const onSearchSubmit = fn()

const meta = preview.meta({
  title: 'Screens/Status',
  component: NotFoundScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args: { onSearchSubmit },
  beforeEach: () => {
    onRetry.mockClear()
    onSearchSubmit.mockClear()
  }
})

export const NothingHere = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(m.shell_nothing_here_title())
    await userEvent.type(canvas.getByRole('searchbox', { name: m.shell_search() }), ' mug {Enter}')
    await expect(onSearchSubmit).toHaveBeenCalledWith({ query: 'mug' })
    await expect(canvas.getByRole('link', { name: m.shell_to_home() })).toHaveAttribute('href', '/')
  }
})

export const Failed = meta.story({
  tags: ['picture'],
  render: () => <FailedScreen onRetry={onRetry} reference="req-7Fh2" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetry).toHaveBeenCalledOnce()
  }
})

const names =
  (sentence: typeof m.shell_chunk_timeout, reason: string) =>
  async ({ canvas }: { canvas: { getByText: (text: string) => HTMLElement } }) => {
    await expect(canvas.getByText(sentence({ chunk: 'checkout' }))).toBeVisible()
    await expect(sentence({ chunk: 'checkout' }, { locale: 'en' })).toContain(reason)
  }

export const ChunkTimedOut = meta.story({
  tags: ['picture'],
  render: () => <ChunkFailedScreen chunk="checkout" reason="timeout" onRetry={onRetry} />,
  play: names(m.shell_chunk_timeout, 'timeout')
})
export const ChunkMissing = meta.story({
  tags: ['picture'],
  render: () => <ChunkFailedScreen chunk="checkout" reason="missing" onRetry={onRetry} />,
  play: names(m.shell_chunk_missing, 'missing')
})
export const ChunkFailedOtherwise = meta.story({
  tags: ['picture'],
  render: () => <ChunkFailedScreen chunk="checkout" reason="other" onRetry={onRetry} />,
  play: names(m.shell_chunk_other, 'other')
})
