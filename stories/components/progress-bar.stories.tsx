import { ProgressBar } from '@motif/ui/components/progress-bar'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Progress bar',
  component: ProgressBar,
  args: { label: 'Uploading harbour.jpg', progress: 0.4 }
})

export const Begun = meta.story({ args: { progress: 0 } })
export const PartlyDone = meta.story()
export const Done = meta.story({ args: { progress: 1 } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar-XB' } })
