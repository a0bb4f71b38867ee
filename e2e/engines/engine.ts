import type { Point } from '../support/design-tool.ts'

export interface Size {
  width: number
  height: number
}

export type PointerStep = { to: Point } | 'down' | 'up'

/** A remotely controlled browser with one page: the operations that all engines support. */
export interface Engine {
  /** Waits until the page has loaded. */
  open: (address: string) => Promise<void>
  /** Runs a function in the page. The function must not use anything outside its body. */
  run: <Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Mouse input. A pressed button stays down until a later `up`. */
  mouse: (steps: readonly PointerStep[]) => Promise<void>
  /** Moves each finger along its path, all at the same time. */
  fingers: (paths: readonly (readonly Point[])[]) => Promise<void>
  /** Types into the focused element. */
  type: (text: string) => Promise<void>
  press: (key: 'Escape') => Promise<void>
  /** Presses a letter together with Control. */
  pressControl: (letter: 'a' | 'v' | 'x') => Promise<void>
  /** Sets the files of a file input, as the system's dialog would. */
  chooseFiles: (selector: string, files: readonly string[]) => Promise<void>
  /** Sets the size of the viewport, in CSS pixels. */
  resize: (size: Size) => Promise<void>
  /** A PNG of the viewport. */
  screenshot: () => Promise<Buffer>
  /** Errors and warnings reported by the engine. */
  complaints: () => readonly string[]
  close: () => Promise<void>
}
