/** What is found out about a setting or a part. */
export interface Finding {
  /** `fault`: production does not work or does not start so. `notice`: it does, and the owner should know. */
  state: 'ok' | 'notice' | 'fault'
  name: string
  detail: string
  /** What to do, where something is to be done. */
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

/** What went wrong, in one line and without values people entered. */
export function wordsOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  const line = (message ?? String(error)).split('\n', 1)[0] ?? ''
  return [line, code !== undefined && !line.includes(code) ? `(${code})` : ''].filter(Boolean).join(' ')
}
