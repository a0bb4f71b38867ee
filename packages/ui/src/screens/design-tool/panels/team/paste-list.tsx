import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../../components/button/index.ts'
import { TextAreaField } from '../../../../components/text-area/index.ts'
import { Disclosure } from '../../fields/disclosure.tsx'

/** Pastes a list. `onTake` returns whether it had rows. */
export function PasteList({ onTake }: { onTake: (text: string) => boolean }) {
  const [text, setText] = useState('')
  return (
    <Disclosure title={m.editor_team_paste()}>
      <TextAreaField
        label={m.editor_team_paste_label()}
        hint={m.editor_team_paste_hint()}
        isRequired={false}
        rows={4}
        maxHeight="12rem"
        maxLength={20_000}
        dir="auto"
        spellCheck={false}
        placeholder={m.editor_team_paste_sample()}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        size="sm"
        disabled={text.trim() === ''}
        onClick={() => {
          if (onTake(text)) setText('')
        }}
      >
        {m.editor_team_paste_add()}
      </Button>
    </Disclosure>
  )
}
