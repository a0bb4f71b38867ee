/** Steps there and back. Values are never changed, so a step costs what differs and no step needs to be forgotten. */
export interface History<Value> {
  past: readonly Value[]
  present: Value
  future: readonly Value[]
  /** Steps with the same key in a row are one, such as ten presses of an arrow key. */
  key: string | null
}

export const startHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [], key: null })

export function commit<Value>(history: History<Value>, present: Value, key: string | null = null): History<Value> {
  if (present === history.present) return history
  const isSameStep = key !== null && key === history.key
  return { past: isSameStep ? history.past : [...history.past, history.present], present, future: [], key }
}

export function undo<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future], key: null }
}

export function redo<Value>(history: History<Value>): History<Value> {
  const [after, ...future] = history.future
  if (after === undefined) return history
  return { past: [...history.past, history.present], present: after, future, key: null }
}
