/** Which stories are pictured, in which modes, and where their accepted pictures are kept. */
import { join, resolve } from 'node:path'
import { idOf } from '../../stories/start/addresses.ts'
import { storiesOfJourneys } from '../../stories/start/journeys.ts'
import { modeNames, visitsOf, type ModeName, type Story, type Visit } from '../storybook/visits.ts'

export const root = resolve(import.meta.dirname, '../..')
export const baselines = join(root, 'stories/baselines')

/**
 * Modes by the first part of a story's title: each shows something the others do not. Of the screens, only those on the
 * front page are pictured, which keeps the baselines small.
 */
const modesOf: Readonly<Record<string, readonly ModeName[]>> = {
  Foundations: ['light-390'],
  Components: ['light-390'],
  Mails: ['light-1440']
}

const onFrontPage = new Set(storiesOfJourneys.map(idOf))

/**
 * A story with a play function shows an action, unless it ends in a state: those have the tag `picture` or are on the
 * front page. Stories tagged `deed` are never pictured.
 */
const isPictured = ({ id, isPlayed, tags }: Pick<Story, 'id' | 'isPlayed' | 'tags'>) =>
  !tags.includes('deed') && (!isPlayed || tags.includes('picture') || onFrontPage.has(id))

const modesOfFrontPage: readonly ModeName[] = ['light-390', 'dark-1440', 'rtl-390', 'light-320']

/** All pictures there are to be, those of a mode together. */
export function picturesOf(stories: readonly Story[]): Visit[] {
  const pictured = stories.filter(isPictured)
  const visits = [
    ...Object.entries(modesOf).flatMap(([part, modes]) =>
      visitsOf(
        pictured.filter(({ title }) => title.startsWith(`${part}/`)),
        modes
      )
    ),
    ...visitsOf(
      pictured.filter(({ id }) => onFrontPage.has(id)),
      modesOfFrontPage
    )
  ]
  return modeNames.flatMap((name) => visits.filter(({ mode }) => mode === name))
}

/**
 * Whether a story or a picture is the one that is named, or one of those: `screens-cart` names all stories of the cart,
 * `screens-cart--ready` one of them in all modes, `screens-cart--ready.light-390` one picture. Others that begin the same are others.
 */
export const isNamed = (id: string, name: string): boolean =>
  id === name || id.startsWith(`${name}--`) || id.startsWith(`${name}.`)

/** The names that none of these has. */
export const missing = (names: readonly string[], ids: readonly string[]): string[] =>
  names.filter((name) => !ids.some((id) => isNamed(id, name)))

export const nameOf = ({ story, mode }: Visit) => `${story.id}.${mode}`
export const baselineOf = (name: string) => join(baselines, `${name}.webp`)
