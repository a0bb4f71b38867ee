import { chakra } from '@chakra-ui/react'
import type { Entry } from './run.ts'
import { eventName } from './written.ts'

/** "login done → form": the event and the resulting state. */
export const inWords = ({ event, states }: Entry) =>
  `${event.type === 'xstate.init' ? 'Begun' : eventName(event.type)} → ${states.join(', ')}`

/** JSON omits the members of errors. */
const written = (_key: string, value: unknown) =>
  value instanceof Error ? { message: value.message, ...Object.fromEntries(Object.entries(value)) } : value

function payloadOf({ event: { type: _type, ...payload } }: Entry): string {
  return JSON.stringify(payload, written)
}

/** All events, newest first. */
export const Log = ({ entries }: { entries: readonly Entry[] }) => (
  <chakra.ol
    aria-label="What happened"
    reversed
    start={entries.length}
    textStyle="small"
    display="grid"
    gap={2}
    gridTemplateColumns="minmax(0, 1fr)"
    paddingInlineStart={8}
    listStyleType="decimal"
  >
    {entries
      .map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries are only appended, so an entry keeps its index
        <chakra.li key={index} minWidth={0}>
          <bdi>{inWords(entry)}</bdi>
          {entry.event.type === 'xstate.init' ? null : (
            <chakra.div color="fg.muted" fontSize="xs" lineClamp={2} overflowWrap="anywhere">
              <bdi>{payloadOf(entry)}</bdi>
            </chakra.div>
          )}
        </chakra.li>
      ))
      .toReversed()}
  </chakra.ol>
)
