/** What the product is made of, and what stories show of it. Where the first has more than the second, the wall has a hole. */
import { type Shown, isHole, storyPath } from './plan.ts'

export interface Wall {
  /** What each screen shows in each state, by the title of its stories. */
  screens: Readonly<Record<string, Readonly<Record<string, Shown>>>>
  /** Every state a screen has to be seen in. */
  states: readonly string[]
  /** Titles of the screens of routes, by the route's name. */
  screenOfRoute: Readonly<Record<string, string>>
  routes: readonly string[]
  /** The story of each code of a refusal. */
  failures: Readonly<Record<string, Shown>>
  codes: readonly string[]
  /** The story of each mail. */
  mails: Readonly<Record<string, Shown>>
  templates: readonly string[]
  machines: readonly string[]
  /** Machines that have a chart. */
  charted: readonly string[]
  /** The mode that shows each look (theme, viewport and language), by the look's name. */
  looks: Readonly<Record<string, Shown>>
  /** Looks that the toolbar can give. */
  possibleLooks: readonly string[]
  modes: Readonly<Record<string, { theme: string; viewport: string; locale: string }>>
  /** Files of screens that are not taken in all modes, by their titles. */
  notInModes: readonly string[]
  /** Stories there are: `Screens/Cart/Empty`. */
  paths: ReadonlySet<string>
}

export const lookOf = ({ theme, viewport, locale }: { theme: string; viewport: string; locale: string }): string =>
  `${theme} ${viewport} ${locale}`

/** Every hole of the wall without a stated reason, each by its name. */
export function holesIn(wall: Wall): string[] {
  const told = (shown: Shown | undefined, exists: (path: string) => boolean) =>
    shown !== undefined && (isHole(shown) ? shown.why.trim() !== '' : exists(shown))
  const written = (shown: Shown | undefined) => {
    if (shown === undefined) return 'not in the plan'
    return isHole(shown) ? 'a hole without a reason' : shown
  }
  const isThere = (path: string) => wall.paths.has(path)

  /** Of a table, what it lacks of all there is, and what it has that is no longer there. */
  const unlike = (kind: string, table: Readonly<Record<string, Shown>>, all: readonly string[]) => [
    ...all.flatMap((name) => (told(table[name], isThere) ? [] : [`${kind} ${name}: ${written(table[name])}`])),
    ...Object.keys(table).flatMap((name) => (all.includes(name) ? [] : [`${kind} ${name}: planned, and not there`]))
  ]

  return [
    ...Object.entries(wall.screens).flatMap(([title, shown]) =>
      wall.states.flatMap((state) => {
        const story = shown[state]
        if (told(story, (path) => isThere(storyPath(title, path)))) return []
        return [`screen ${title}, ${state}: ${written(story)}`]
      })
    ),
    ...wall.routes.flatMap((route) => {
      const title = wall.screenOfRoute[route]
      return title !== undefined && title in wall.screens ? [] : [`route ${route}: ${title ?? 'not in the plan'}`]
    }),
    ...Object.keys(wall.screenOfRoute).flatMap((route) =>
      wall.routes.includes(route) ? [] : [`route ${route}: planned, and not there`]
    ),
    ...unlike('failure', wall.failures, wall.codes),
    ...unlike('mail', wall.mails, wall.templates),
    ...wall.machines.flatMap((machine) => (wall.charted.includes(machine) ? [] : [`machine ${machine}: no chart`])),
    ...wall.possibleLooks.flatMap((look) => {
      const mode = wall.looks[look]
      const isTaken = (name: string) => {
        const taken = wall.modes[name]
        return taken !== undefined && lookOf(taken) === look
      }
      return told(mode, isTaken) ? [] : [`mode ${look}: ${written(mode)}`]
    }),
    ...wall.notInModes.map((title) => `screen ${title}: not taken in all modes`)
  ]
}
