/** The result of a check. */
export interface Finding {
  /** `fault`: production does not start or work. `notice`: it does, but the owner should know. */
  state: 'ok' | 'notice' | 'fault'
  name: string
  detail: string
  /** What to do about it, if anything. */
  advice?: string
}

export const ok = (name: string, detail: string): Finding => ({ state: 'ok', name, detail })
export const notice = (name: string, detail: string, advice: string): Finding => ({
  state: 'notice',
  name,
  detail,
  advice
})
export const fault = (name: string, detail: string, advice: string): Finding => ({
  state: 'fault',
  name,
  detail,
  advice
})

/** The message of an error in one line, without user input. */
export function wordsOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  const line = (message ?? String(error)).split('\n', 1)[0] ?? ''
  return [line, code !== undefined && !line.includes(code) ? `(${code})` : ''].filter(Boolean).join(' ')
}
