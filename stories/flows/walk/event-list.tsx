import { chakra } from '@chakra-ui/react'
import { Button } from '@motif/ui/components/button'
import { TextAreaField } from '@motif/ui/components/text-area'
import { useState } from 'react'
import type { OfferedEvent, WrittenEvent } from './types.ts'
import { eventName } from './written.ts'

const nameOf = ({ event, called }: OfferedEvent) =>
  `${eventName(event.type)}${called === undefined ? '' : `, ${called}`}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses the payload; undefined unless it is a JSON object. */
function payloadIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

interface EventButtonProps {
  offered: OfferedEvent
  onSend: (event: WrittenEvent) => void
}

function EventButton({ offered, onSend }: EventButtonProps) {
  const { type, ...payload } = offered.event
  const [text, setText] = useState(() => JSON.stringify(payload, null, 2))
  const [isOpen, setOpen] = useState(false)
  const now = payloadIn(text)
  const name = nameOf(offered)
  const hasPayload = Object.keys(payload).length > 0
  return (
    <chakra.li display="grid" gap={1} gridTemplateColumns="minmax(0, 1fr)">
      <Button justifyContent="start" disabled={now === undefined} onClick={() => now && onSend({ ...now, type })}>
        <bdi>{name}</bdi>
      </Button>
      {hasPayload ? (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <chakra.summary
            dir="ltr"
            cursor="pointer"
            minHeight={6}
            textStyle="small"
            color="fg.muted"
            overflow="hidden"
            whiteSpace="nowrap"
            textOverflow="ellipsis"
          >
            <bdi>{JSON.stringify(now ?? {})}</bdi>
          </chakra.summary>
          {isOpen ? (
            <TextAreaField
              label={`What “${name}” carries`}
              dir="ltr"
              spellCheck={false}
              fontSize="sm"
              value={text}
              error={now === undefined ? 'This is no JSON object.' : undefined}
              onChange={({ target }) => setText(target.value)}
            />
          ) : null}
        </details>
      ) : null}
    </chakra.li>
  )
}

interface EventListProps {
  accepted: readonly OfferedEvent[]
  onSend: (event: WrittenEvent) => void
}

/** Accepted events as buttons with editable payloads. */
export const EventList = ({ accepted, onSend }: EventListProps) =>
  accepted.length === 0 ? (
    <chakra.p textStyle="small">Nothing more can happen: the machine has ended.</chakra.p>
  ) : (
    <chakra.ul aria-label="Events" listStyleType="none" display="grid" gap={3} gridTemplateColumns="minmax(0, 1fr)">
      {accepted.map((offered) => (
        <EventButton key={nameOf(offered)} offered={offered} onSend={onSend} />
      ))}
    </chakra.ul>
  )
