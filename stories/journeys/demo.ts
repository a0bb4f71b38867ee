import { addons } from 'storybook/preview-api'
import { userEvent, within } from 'storybook/test'
import { commandEvent, type DemoCommand, type DemoState, stateEvent } from './demo-events.ts'
import type { Stop, Visitor } from './stop.ts'

/** Milliseconds: an element is outlined before its use, a stop is shown, a character is typed. */
const times = { mark: 700, look: 1500, letter: 45 }

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

class Withdrawn extends Error {}

/** Plays a journey onwards from a stop, slowly enough to follow. */
class Demo {
  readonly #stops: readonly (readonly [string, Stop])[]
  #at = 0
  /** How far to play: not at all, to the next stop, to the end. */
  #pace: 'rest' | 'step' | 'play' = 'rest'
  #isRunning = false
  #isWithdrawn = false
  #wake: (() => void) | undefined

  constructor(stops: readonly (readonly [string, Stop])[]) {
    this.#stops = stops
  }

  command = (command: DemoCommand): void => {
    if (command === 'play' || command === 'step') {
      this.#pace = command
      this.#wake?.()
      if (!this.#isRunning) void this.#run()
    }
    if (command === 'pause') this.#pace = 'rest'
    this.#tell()
  }

  withdraw(): void {
    this.#isWithdrawn = true
    this.#wake?.()
  }

  #tell(): void {
    const isOver = this.#at === this.#stops.length - 1
    const state: DemoState = {
      stops: this.#stops.map(([name]) => name),
      at: this.#at,
      isPlaying: this.#pace !== 'rest' && !isOver
    }
    addons.getChannel().emit(stateEvent, state)
  }

  /** Waits while paused. @throws {Withdrawn} */
  async #mayGoOn(): Promise<void> {
    while (this.#pace === 'rest' && !this.#isWithdrawn) {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#wake = resolve
      await promise
    }
    if (this.#isWithdrawn) throw new Withdrawn()
  }

  async #mark(element: Element): Promise<void> {
    await this.#mayGoOn()
    element.scrollIntoView({ block: 'center', behavior: isStill() ? 'instant' : 'smooth' })
    const { style } = element as HTMLElement
    const { outline, outlineOffset } = style
    Object.assign(style, { outline: '3px solid var(--chakra-colors-accent, currentcolor)', outlineOffset: '3px' })
    await wait(times.mark)
    Object.assign(style, { outline, outlineOffset })
    await this.#mayGoOn()
  }

  readonly #user: Visitor['user'] = {
    click: async (element) => {
      await this.#mark(element)
      await userEvent.click(element)
    },
    type: async (element, text) => {
      await this.#mark(element)
      await userEvent.setup({ delay: isStill() ? null : times.letter }).type(element, text)
    },
    selectOptions: async (element, values) => {
      await this.#mark(element)
      await userEvent.selectOptions(element, values)
    }
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    const who: Visitor = { page: within(document.body), user: this.#user }
    try {
      while (this.#at < this.#stops.length - 1) {
        await this.#mayGoOn()
        await this.#stops[this.#at]?.[1].goOn?.(who)
        await this.#stops[this.#at + 1]?.[1].isSeen(who)
        this.#at += 1
        if (this.#pace === 'step') this.#pace = 'rest'
        this.#tell()
        if (this.#pace === 'play') await wait(times.look)
      }
    } catch (thrown) {
      if (!(thrown instanceof Withdrawn)) throw thrown
    } finally {
      this.#isRunning = false
    }
  }
}

/** Lets Storybook's toolbar play a journey onwards from a stop. Returns a function that ends this. */
export function offerDemo(stops: readonly (readonly [string, Stop])[]): () => void {
  const demo = new Demo(stops)
  const channel = addons.getChannel()
  channel.on(commandEvent, demo.command)
  demo.command('tell')
  return () => {
    channel.off(commandEvent, demo.command)
    demo.withdraw()
  }
}
