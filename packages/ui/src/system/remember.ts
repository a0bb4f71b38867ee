import type { SystemContext } from '@chakra-ui/react'

interface Answers<Key, Answer> {
  get: (key: Key) => Answer | undefined
  set: (key: Key, answer: Answer) => unknown
}

/** A function asked once for each key. */
function once<Key, Answer extends {}>(answers: Answers<Key, Answer>, ask: (key: Key) => Answer): (key: Key) => Answer {
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = ask(key)
    answers.set(key, answer)
    return answer
  }
}

/** So many answers are kept for one recipe's styles: widths that are dragged have a value for every pixel. */
const keptForOne = 200

/**
 * Styles put together, found again by the styles of the recipe, which are one object for all that look alike, and by what an element adds to
 * them. Chakra writes out all of it, the recipe's styles too, to look its own answer up.
 */
function rememberCss(css: SystemContext['css']): SystemContext['css'] {
  const byRecipe = new WeakMap<object, Map<string, ReturnType<SystemContext['css']>>>()
  const answersOf = once(byRecipe, () => new Map())
  return (...styles) => {
    const [ofRecipe, ...added] = styles
    if (typeof ofRecipe !== 'object') return css(...styles)
    const answers = answersOf(ofRecipe)
    const key = JSON.stringify(added)
    const known = answers.get(key)
    if (known !== undefined) return known
    if (answers.size >= keptForOne) answers.clear()
    const answer = css(...styles)
    answers.set(key, answer)
    return answer
  }
}

/**
 * Chakra's system, which makes the function of a recipe once instead of for every element that wears it, and knows at once whether a name is
 * that of a style. An element asks for each several times, and a page of products has 1,000 elements: docs/performance.md, "First view".
 */
export const remembering = (system: SystemContext): SystemContext => ({
  ...system,
  css: rememberCss(system.css),
  cva: once(new WeakMap<object, object>(), (config) => system.cva(config)) as SystemContext['cva'],
  sva: once(new WeakMap<object, object>(), (config) =>
    system.sva(config as { slots: string[] })
  ) as SystemContext['sva'],
  isValidProperty: once(new Map<string, boolean>(), (name) => system.isValidProperty(name))
})
