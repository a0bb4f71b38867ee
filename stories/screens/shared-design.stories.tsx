import { m } from '@motif/messages'
import { SharedDesignScreen } from '@motif/ui/screens/shared-design'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { savedDesigns } from '../fixtures/saved-designs.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Shared design',
  component: SharedDesignScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args: { design: savedDesigns[0], onRetry: fn(), ownHref: '/designertool?copy=Ab3xY9' }
})

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: m.designs_shared_own() })).toHaveAttribute(
      'href',
      '/designertool?copy=Ab3xY9'
    )
  }
})
export const RightToLeft = meta.story({ args: { design: savedDesigns[2] } })
export const LongNameWithoutBlank = meta.story({ args: { design: savedDesigns[3] } })
export const Loading = meta.story({ args: { design: undefined } })
export const NoLongerShared = meta.story({
  args: { design: undefined, failure: { code: 'not-found', message: 'Not found' } }
})
export const Offline = meta.story({ args: { design: undefined, failure: failures.network } })
export const Failed = meta.story({
  tags: ['picture'],
  args: { design: undefined, failure: failures.internal },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})
