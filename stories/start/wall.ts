/** Compares the product's screens, errors, mails, machines and modes with the stories that show them. What no story shows is a hole. */
import { type Shown, isHole, storyPath } from './plan.ts'

export interface Wall {
  /** The story of each screen in each state, by the title of the screen's stories. */
  screens: Readonly<Record<string, Readonly<Record<string, Shown>>>>
  /** States that every screen needs a story for. */
  states: readonly string[]
  /** Title of the screen's stories, by the route's name. */
  screenOfRoute: Readonly<Record<string, string>>
  routes: readonly string[]
  /** The story of each error code. */
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
  /** Looks that can be selected in the toolbar. */
  possibleLooks: readonly string[]
  modes: Readonly<Record<string, { theme: string; viewport: string; locale: string }>>
  /** Titles of the screens without screenshots in all modes. */
  notInModes: readonly string[]
  /** All existing stories: `Screens/Cart/Empty`. */
  paths: ReadonlySet<string>
}

export const lookOf = ({ theme, viewport, locale }: { theme: string; viewport: string; locale: string }): string =>
  `${theme} ${viewport} ${locale}`

/** Names of all holes without a stated reason. */
export function holesIn(wall: Wall): string[] {
  const told = (shown: Shown | undefined, exists: (path: string) => boolean) =>
    shown !== undefined && (isHole(shown) ? shown.why.trim() !== '' : exists(shown))
  const written = (shown: Shown | undefined) => {
    if (shown === undefined) return 'not in the plan'
    return isHole(shown) ? 'a hole without a reason' : shown
  }
  const isThere = (path: string) => wall.paths.has(path)

  /** Entries that a table lacks, and entries that no longer exist. */
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
