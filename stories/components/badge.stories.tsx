import { Badge } from '@motif/ui/components/badge'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/Badge', component: Badge, parameters: { layout: 'centered' } })

export const Plain = meta.story({ args: { children: 'Draft' } })
export const Good = meta.story({ args: { tone: 'good', children: 'Delivered' } })
export const Warning = meta.story({ args: { tone: 'warn', children: 'Waiting for payment' } })
export const Bad = meta.story({ args: { tone: 'bad', children: 'Cancelled' } })
export const Informing = meta.story({ args: { tone: 'info', children: 'In production' } })
