import { expect } from '@playwright/test'
import type { Point } from '../support/design-tool.ts'
import type { Engine } from './engine.ts'

type Role =
  | 'article'
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'figure'
  | 'heading'
  | 'link'
  | 'listitem'
  | 'main'
  | 'menuitem'
  | 'radio'
  | 'region'
  | 'searchbox'
  | 'select'
  | 'status'
  | 'textbox'

interface Step {
  role: Role
  /** Accessible name; the source of a regular expression if `isPattern`. */
  name?: string
  isPattern?: boolean
}

/** Number of matches, and the state of the first. */
interface Seen {
  count: number
  text: string
  value: string
  isFocused: boolean
  /** Why the element cannot be pressed; empty if it can, or was not checked. */
  obstacle: string
  /** Centre. */
  at: Point
}

interface Look {
  /** Scrolls the element into view and checks whether a press would reach it. */
  isToBePressed?: boolean
  isToBeFocused?: boolean
  isToBeSelected?: boolean
  /** Value of the option to select. The list of options is a system widget, which drivers cannot operate. */
  choice?: string
}

/** Runs in the page, so it must not use anything outside its body. */
async function look(
  path: readonly Step[],
  { isToBePressed, isToBeFocused, isToBeSelected, choice }: Look
): Promise<Seen> {
  const selectors: Record<Role, string> = {
    article: 'article',
    banner: 'header',
    button: 'button, [role=button]',
    checkbox: 'input[type=checkbox]',
    dialog: '[role=dialog]',
    figure: 'figure, [role=figure]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    listitem: 'li',
    main: 'main',
    menuitem: '[role=menuitem]',
    radio: 'input[type=radio]',
    region: 'section, [role=region]',
    searchbox: 'input[type=search], [role=searchbox]',
    select: 'select',
    status: 'output, [role=status]',
    textbox: 'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea'
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return ''
    if (node instanceof HTMLImageElement) return node.alt
    return node.getAttribute('aria-label') ?? Array.from(node.childNodes, wordsOf).join(' ')
  }
  const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    if (by.length > 0) return tidy(by.map((id) => document.getElementById(id)?.textContent ?? '').join(' '))
    const label = element.getAttribute('aria-label')
    if (label !== null) return tidy(label)
    const labels = (element as HTMLInputElement).labels
    if (labels && labels.length > 0 && !(element instanceof HTMLButtonElement))
      return tidy(Array.from(labels, wordsOf).join(' '))
    return tidy(wordsOf(element))
  }
  const isNamed = (element: Element, { name, isPattern = false }: Step) =>
    name === undefined || (isPattern ? new RegExp(name).test(nameOf(element)) : nameOf(element) === name)

  let found: Element[] = [document.documentElement]
  for (const step of path)
    found = found
      .flatMap((root) => [...root.querySelectorAll(selectors[step.role])])
      .filter((element) => isSeen(element) && isNamed(element, step))
  const [element] = found
  if (!element)
    return {
      count: 0,
      text: '',
      value: '',
      isFocused: false,
      obstacle: 'It is not there.',
      at: { x: 0, y: 0 }
    }

  const { value = '', disabled = false } = element as Partial<HTMLInputElement>
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  let obstacle = ''
  if (isToBePressed) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    await frame()
    const before = place()
    await frame()
    const now = place()
    const hit = document.elementFromPoint(now.x, now.y)
    const own = [element, ...((element as HTMLInputElement).labels ?? [])]
    if (before.x !== now.x || before.y !== now.y) obstacle = 'It moves.'
    else if (disabled || element.getAttribute('aria-busy') === 'true') obstacle = 'It is disabled or busy.'
    else if (!own.some((part) => part.contains(hit)))
      obstacle = `In the way: ${hit?.outerHTML.slice(0, 200) ?? 'nothing is here'}`
  }
  if (isToBeFocused && element instanceof HTMLElement) element.focus()
  if (isToBeSelected && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    element.select()
  if (choice !== undefined && element instanceof HTMLSelectElement) {
    element.value = choice
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return {
    count: found.length,
    text: tidy(element instanceof HTMLElement ? element.innerText : (element.textContent ?? '')),
    value,
    isFocused: element === document.activeElement,
    obstacle,
    at: place()
  }
}

/** Both engines render in software, which is slow on a busy machine. */
const soon = { intervals: [50, 100], timeout: 60_000 }

/** A part of the page, found by roles and accessible names; queried again for each operation. */
export class Part {
  readonly #engine: Engine
  readonly #path: readonly Step[]
  constructor(engine: Engine, path: readonly Step[] = []) {
    this.#engine = engine
    this.#path = path
  }

  find(role: Role, name?: string | RegExp): Part {
    const step: Step = {
      role,
      ...(name !== undefined && (name instanceof RegExp ? { name: name.source, isPattern: true } : { name }))
    }
    return new Part(this.#engine, [...this.#path, step])
  }

  #name(): string {
    return this.#path.map(({ role, name = '' }) => `${role} ${name}`.trim()).join(' › ')
  }

  /** Current state of the first match. */
  async seen(how: Look = {}): Promise<Seen> {
    return this.#engine.run(look, this.#path, how)
  }

  #until<Value>(what: string, of: (seen: Seen) => Value) {
    // The query fails during a navigation.
    return expect.poll(async () => this.seen().then(of, () => undefined), {
      ...soon,
      message: `${this.#name()} ${what}`
    })
  }

  async shows(text?: string | RegExp): Promise<void> {
    await this.#until('is there', ({ count }) => count > 0).toBe(true)
    if (text === undefined) return
    if (text instanceof RegExp) await this.#until('shows', ({ text }) => text).toMatch(text)
    else await this.#until('shows', ({ text }) => text).toContain(text)
  }

  gone = () => this.#until('is gone', ({ count }) => count).toBe(0)
  isFocused = () => this.#until('is focused', ({ isFocused }) => isFocused).toBe(true)
  holds = (value: string) => this.#until('holds', ({ value }) => value).toBe(value)

  /** Centre, once a press there would reach the part. */
  async place(): Promise<Point> {
    let at: Point | undefined
    await expect
      .poll(
        async () => {
          const seen = await this.seen({ isToBePressed: true }).catch(() => undefined)
          at = seen?.at
          return seen?.obstacle ?? 'The page goes.'
        },
        { ...soon, message: `${this.#name()} can be pressed` }
      )
      .toBe('')
    if (!at) throw new Error('It has no place.')
    return at
  }

  /** Current centre, without a check for obstacles: elements of the stage are pressed through the ones above them. */
  async middle(): Promise<Point> {
    await this.shows()
    return (await this.seen()).at
  }

  async press(): Promise<void> {
    await this.#engine.mouse([{ to: await this.place() }, 'down', 'up'])
  }

  async choose(option: string): Promise<void> {
    await this.place()
    await this.seen({ choice: option })
    await this.holds(option)
  }

  /** Replaces the field's text. */
  async fill(text: string): Promise<void> {
    await this.press()
    await this.seen({ isToBeFocused: true, isToBeSelected: true })
    await this.#engine.type(text)
    await this.holds(text)
  }
}
