/** Events between Storybook's toolbar and the page of a story, to play a journey slowly. */

/** Toolbar to page. */
export const commandEvent = 'motif/journey/command'
export type DemoCommand = 'play' | 'pause' | 'step' | 'tell'

/** Page to toolbar. */
export const stateEvent = 'motif/journey/state'
export interface DemoState {
  /** Names of the stops, from the story's own onwards. */
  stops: readonly string[]
  /** Index of the visible stop. */
  at: number
  isPlaying: boolean
}
