import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { ofJourney, stopOf, wholeOf } from './journey.tsx'
import { stops } from './registration.ts'

const meta = preview.meta({
  ...ofJourney,
  tags: ['!autodocs'],
  title: 'Journeys/Registration',
  parameters: { chromatic: { modes } }
})

export const Whole = meta.story({ tags: ['deed'], ...wholeOf(stops) })
export const Form = meta.story({ tags: ['picture'], ...stopOf(stops, 'Form') })
export const Code = meta.story({ tags: ['picture'], ...stopOf(stops, 'Code') })
export const Complete = meta.story({ tags: ['picture'], ...stopOf(stops, 'Complete') })
export const Home = meta.story({ tags: ['picture'], ...stopOf(stops, 'Home') })
