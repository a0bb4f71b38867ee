import type { Point } from '../support/design-tool.ts'

export interface Size {
  width: number
  height: number
}

export type PointerStep = { to: Point } | 'down' | 'up'

/** A browser with one page, driven from outside: what every engine can be asked for. */
export interface Engine {
  /** Waits until the page has loaded. */
  open: (address: string) => Promise<void>
  /** Runs a function in the page, with nothing from around it. */
  run: <Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** What the mouse does. A button that is down stays so until a later `up`. */
  mouse: (steps: readonly PointerStep[]) => Promise<void>
  /** Each finger goes from the first of its places to the last, all at the same time. */
  fingers: (paths: readonly (readonly Point[])[]) => Promise<void>
  /** Types into what is focused. */
  type: (text: string) => Promise<void>
  press: (key: 'Escape') => Promise<void>
  /** Together with Control. */
  pressControl: (letter: 'a' | 'v' | 'x') => Promise<void>
  /** Gives a file input its files, as the system's dialog would. */
  chooseFiles: (selector: string, files: readonly string[]) => Promise<void>
  /** Sets the size of what the page is seen through, in CSS pixels. */
  resize: (size: Size) => Promise<void>
  /** A PNG of what is seen. */
  screenshot: () => Promise<Buffer>
  /** What the engine itself told of errors and warnings. */
  complaints: () => readonly string[]
  close: () => Promise<void>
}
