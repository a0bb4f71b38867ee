import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { ofJourney, stopOf, wholeOf } from './journey.tsx'
import { stops } from './forgotten-password.ts'

const meta = preview.meta({
  ...ofJourney,
  tags: ['!autodocs'],
  title: 'Journeys/Forgotten password',
  parameters: { chromatic: { modes } }
})

export const Whole = meta.story({ tags: ['deed'], ...wholeOf(stops) })
export const Request = meta.story({ tags: ['picture'], ...stopOf(stops, 'Request') })
export const Code = meta.story({ tags: ['picture'], ...stopOf(stops, 'Code') })
export const Password = meta.story({ tags: ['picture'], ...stopOf(stops, 'Password') })
export const Login = meta.story({ tags: ['picture'], ...stopOf(stops, 'Login') })
export const Home = meta.story({ tags: ['picture'], ...stopOf(stops, 'Home') })
