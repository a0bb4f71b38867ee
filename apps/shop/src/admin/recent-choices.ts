import type { RecentChoice } from '@motif/ui/screens/admin'
import { deviceStorage } from '../services/storage.ts'

const key = 'adminRecent'
const most = 6
const none: readonly RecentChoice[] = []

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Navigation reads these members; a missing entry reports itself. */
const members: Readonly<Record<RecentChoice['target']['kind'], string>> = {
  section: 'section',
  order: 'id',
  product: 'id',
  new: 'entry',
  files: 'part',
  setting: 'part',
  text: 'key',
  theme: 'theme'
}

const isKind = (kind: unknown): kind is keyof typeof members => typeof kind === 'string' && Object.hasOwn(members, kind)

function isTarget(value: unknown): value is RecentChoice['target'] {
  if (!isRecord(value) || !isKind(value['kind'])) return false
  return typeof value[members[value['kind']]] === 'string'
}

const isChoice = (value: unknown): value is RecentChoice =>
  isRecord(value) && typeof value['label'] === 'string' && isTarget(value['target'])

function read(text: string | null): { by: unknown; choices: readonly RecentChoice[] } {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(kept) || !Array.isArray(kept['choices'])) return { by: null, choices: none }
    return { by: kept['by'], choices: kept['choices'].filter(isChoice).slice(0, most) }
  } catch {
    return { by: null, choices: none }
  }
}

/** Recent choices of the admin search on this device, newest first, of this account only. */
export function recentChoicesOf(by: string): readonly RecentChoice[] {
  const kept = read(deviceStorage.getItem(key))
  return kept.by === by ? kept.choices : none
}

const sameTarget = (one: RecentChoice, other: RecentChoice) =>
  JSON.stringify(one.target) === JSON.stringify(other.target)

/** Stores a choice on this device. */
export function rememberChoice(by: string, choice: RecentChoice): void {
  const others = recentChoicesOf(by).filter((one) => !sameTarget(one, choice))
  deviceStorage.setItem(key, JSON.stringify({ by, choices: [choice, ...others].slice(0, most) }))
}
