/** What Storybook's toolbar and the page of a story tell each other of a journey that is played slowly. */

/** Toolbar to page. */
export const commandEvent = 'motif/journey/command'
export type DemoCommand = 'play' | 'pause' | 'step' | 'tell'

/** Page to toolbar. */
export const stateEvent = 'motif/journey/state'
export interface DemoState {
  /** Names of the stops from where the story begins. */
  stops: readonly string[]
  /** Place of the stop that is seen. */
  at: number
  isPlaying: boolean
}
