/** Whether it is an IANA time zone name: `Europe/London`. Offsets are refused, because they lack daylight saving time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit'
  })
  formats.set(timeZone, format)
  return format
}

/** Local time of a zone at a moment: `2026-03-29T09:00:00`. */
function localTime(epochMs: number, timeZone: string): string {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(epochMs)
      .map(({ type, value }) => [type, value])
  )
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`
}

/** Difference to UTC in milliseconds. */
const offsetAt = (epochMs: number, timeZone: string): number =>
  Date.parse(`${localTime(epochMs, timeZone)}Z`) - Math.floor(epochMs / 1000) * 1000

const dayMs = 86_400_000

/**
 * The moment of a local time (`2026-03-29T09:00`, optionally with seconds), ISO 8601 in UTC; undefined if it is no time. A time that clocks skip
 * is as much later as they skip; of a time that occurs twice, the first counts.
 */
export function momentOfLocal(local: string, timeZone: string): string | undefined {
  const [, day, time, seconds = ':00'] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?$/.exec(local) ?? []
  const asUtc = Date.parse(`${day}T${time}${seconds}Z`)
  // `Date.parse` accepts 30 February as 2 March.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(`${day}T${time}`)) return undefined
  const before = offsetAt(asUtc - dayMs, timeZone)
  const after = offsetAt(asUtc + dayMs, timeZone)
  const [moment = asUtc - before] = [asUtc - before, asUtc - after]
    .filter((candidate) => candidate + offsetAt(candidate, timeZone) === asUtc)
    .toSorted((a, b) => a - b)
  return new Date(moment).toISOString()
}

/** The local time of a moment, as `datetime-local` has it: `2026-03-29T09:00`. */
export const localOfMoment = (moment: string, timeZone: string): string =>
  localTime(Date.parse(moment), timeZone).slice(0, 16)
