import { expect } from 'storybook/test'
import { Countdown } from '@motif/ui/components/countdown'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/Countdown', component: Countdown, parameters: { layout: 'centered' } })

export const UnderAMinute = meta.story({
  tags: ['picture'],
  args: { seconds: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:09')
  }
})

export const OverAnHour = meta.story({
  tags: ['picture'],
  args: { seconds: 3605 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('1:00:05')
  }
})
