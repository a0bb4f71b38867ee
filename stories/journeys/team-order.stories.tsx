import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { onDesktop } from '../fixtures/windows.ts'
import { ofJourney, stopOf, wholeOf } from './journey.tsx'
import { stops } from './team-order.ts'

const meta = preview.meta({
  ...ofJourney,
  tags: ['!autodocs'],
  title: 'Journeys/Team order',
  globals: onDesktop,
  parameters: { chromatic: { modes } }
})

export const Whole = meta.story({ tags: ['deed'], ...wholeOf(stops) })
export const Tool = meta.story({ tags: ['picture'], ...stopOf(stops, 'Tool') })
export const Team = meta.story({ tags: ['picture'], ...stopOf(stops, 'Team') })
export const Listed = meta.story({ tags: ['picture'], ...stopOf(stops, 'Listed') })
export const Cart = meta.story({ tags: ['picture'], ...stopOf(stops, 'Cart') })
