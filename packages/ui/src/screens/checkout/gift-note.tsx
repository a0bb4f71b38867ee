import { m } from '@motif/messages'
import { useState } from 'react'
import { Checkbox } from '../../components/checkbox/index.ts'
import { TextAreaField } from '../../components/text-area/index.ts'

/** Maximum length in characters of the printed gift note. */
const longest = 500

/** An optional gift note. */
export function GiftNote({ note, onType }: { note: string; onType: (typed: { giftNote: string }) => void }) {
  const [isGift, setGift] = useState(note !== '')
  // Unticking removes it, ticking again restores it: input is not lost.
  const [kept, setKept] = useState(note)
  return (
    <div>
      <Checkbox
        checked={isGift}
        onChange={({ isChecked }) => {
          setGift(isChecked)
          onType({ giftNote: isChecked ? kept : '' })
        }}
      >
        {m.checkout_gift()}
      </Checkbox>
      {isGift ? (
        <TextAreaField
          label={m.checkout_gift_label()}
          hint={m.checkout_gift_hint({ count: longest - note.length })}
          isRequired={false}
          rows={3}
          minHeight="5rem"
          maxLength={longest}
          dir="auto"
          name="giftNote"
          value={note}
          onChange={(event) => {
            setKept(event.target.value)
            onType({ giftNote: event.target.value })
          }}
        />
      ) : null}
    </div>
  )
}
