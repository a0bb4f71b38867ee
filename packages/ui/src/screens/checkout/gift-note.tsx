import { m } from '@motif/messages'
import { useState } from 'react'
import { Checkbox } from '../../components/checkbox/index.ts'
import { TextAreaField } from '../../components/text-area/index.ts'

/** What fits on the card that goes into the parcel, in characters. */
const longest = 500

/** A few words for who unpacks it; asked for only by those who want to give something. */
export function GiftNote({ note, onType }: { note: string; onType: (typed: { giftNote: string }) => void }) {
  const [isGift, setGift] = useState(note !== '')
  // Taken back with the tick, brought back with it: nothing typed is lost.
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
