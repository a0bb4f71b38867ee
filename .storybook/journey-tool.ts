import { createElement, Fragment, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { addons, types, useChannel } from 'storybook/manager-api'
import { commandEvent, type DemoCommand, type DemoState, stateEvent } from '../stories/journeys/demo-events.ts'

/** Plays a journey slowly from the stop that is shown: to the next one, or to the end. */
function JourneyTool() {
  const [state, setState] = useState<DemoState>()
  const emit = useChannel({ [stateEvent]: setState })
  const { stops, at, isPlaying } = state ?? { stops: [], at: 0, isPlaying: false }
  const isOver = at >= stops.length - 1
  const button = (words: string, command: DemoCommand, isDisabled: boolean) =>
    createElement(
      Button,
      {
        key: words,
        variant: 'ghost',
        size: 'small',
        ariaLabel: false,
        disabled: isDisabled,
        onClick: () => emit(commandEvent, command)
      },
      words
    )
  return createElement(
    Fragment,
    null,
    button('Step', 'step', isOver || isPlaying),
    isPlaying ? button('Pause', 'pause', false) : button('Play', 'play', isOver),
    createElement(
      'span',
      { key: 'stop', role: 'status', style: { alignSelf: 'center', fontSize: 12, whiteSpace: 'nowrap' } },
      stops.length === 0 ? '' : `${stops[at]}${isOver ? ', the end' : ''}`
    )
  )
}

/** To be called once by the manager. */
export const addJourneyTool = () =>
  addons.register('motif/journey', () => {
    addons.add('motif/journey/tool', {
      type: types.TOOL,
      title: 'Play the journey slowly',
      match: ({ storyId, viewMode }) => viewMode === 'story' && storyId?.startsWith('journeys-') === true,
      render: () => createElement(JourneyTool)
    })
  })
