import { m } from '@motif/messages'
import { ConflictDialog } from '@motif/ui/screens/design-conflict'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { savedDesigns } from '../fixtures/saved-designs.ts'
import { inShell } from '../fixtures/shells.ts'

const shown = (index: number) => ({
  previewUrl: savedDesigns[index]?.previewUrl ?? '',
  blank: savedDesigns[index]?.blank
})

const meta = preview.meta({
  title: 'Screens/Design changed twice',
  component: ConflictDialog,
  parameters: { ...inShell('none'), chromatic: { modes } },
  args: {
    name: 'Good morning club',
    changedAt: '2026-11-20T18:04:00Z',
    mine: shown(0),
    theirs: shown(1),
    onChoose: fn(),
    onClose: fn()
  }
})

export const Asked = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    for (const [name, choice] of [
      [m.designs_conflict_keep_mine(), 'mine'],
      [m.designs_conflict_take_theirs(), 'theirs'],
      [m.designs_conflict_keep_both(), 'both']
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name }))
      await expect(args.onChoose).toHaveBeenLastCalledWith({ choice })
    }
  }
})
export const BeingDrawn = meta.story({ args: { mine: undefined, theirs: undefined } })
export const Busy = meta.story({ args: { isBusy: true } })
export const LongName = meta.story({ args: { name: savedDesigns[3]?.name ?? '' } })
