/** Which stories are pictured, in which modes, and where their accepted pictures are kept. */
import { join, resolve } from 'node:path'
import { idOf } from '../../stories/start/addresses.ts'
import { storiesOfJourneys } from '../../stories/start/journeys.ts'
import { visitsOf, type ModeName, type Story, type Visit } from '../storybook/visits.ts'

export const root = resolve(import.meta.dirname, '../..')
export const baselines = join(root, 'stories/baselines')

/** Modes by the first part of a story's title: each brings something the others don't show. */
const modesOf: Readonly<Record<string, readonly ModeName[]>> = {
  Screens: ['light-390', 'dark-1440', 'rtl-390'],
  Components: ['light-390', 'dark-390'],
  Mails: ['light-390'],
  Flows: ['light-1440']
}

const onFrontPage = new Set(storiesOfJourneys.map(idOf))

/** A story that is played shows a deed, not a state; those of the front page end in the state they name. */
const isPictured = ({ id, isPlayed }: Story) => !isPlayed || onFrontPage.has(id)

/** All pictures there are to be. */
export const picturesOf = (stories: readonly Story[]): Visit[] =>
  Object.entries(modesOf).flatMap(([part, modes]) =>
    visitsOf(
      stories.filter((story) => story.title.startsWith(`${part}/`) && isPictured(story)),
      modes
    )
  )

export const nameOf = ({ story, mode }: Visit) => `${story.id}.${mode}`
export const baselineOf = (name: string) => join(baselines, `${name}.webp`)
