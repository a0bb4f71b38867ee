/** Whether a text in ISO format is a moment or day that PostgreSQL accepts too: 30 February is none. */
export function isCursorTime(text: string | undefined): text is string {
  const time = Date.parse(text ?? '')
  if (text === undefined || Number.isNaN(time) || text.startsWith('0000')) return false
  return new Date(time).toISOString().startsWith(text.slice(0, 10))
}
