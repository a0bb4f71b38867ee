import type { ClipArtCategory } from '@motif/design'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Input } from '../../../../components/field/index.ts'
import { Select } from '../../../../components/select/index.ts'
import { inks } from '../../../../editor/index.ts'
import { Pair } from '../../fields/number-field.tsx'
import type { PanelProps } from '../registry.ts'
import { PanelHint } from '../things/panel-hint.tsx'
import { ThingGrid } from '../things/thing-grid.tsx'
import { useInsert } from '../things/use-insert.ts'
import { drawingsFor, kinds } from './clip-art-tags.ts'

const [, , vermilion] = inks

/** Drawings of ours, found by a word or by what they are about. */
export function ClipArtPanel({ onClose }: PanelProps) {
  const insert = useInsert(onClose)
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<ClipArtCategory | 'all'>('all')
  const found = drawingsFor(typed, kind)
  return (
    <>
      <Pair marginBlockEnd={3}>
        <Input
          type="search"
          aria-label={m.insert_clip_art_search()}
          placeholder={m.insert_clip_art_search()}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Select
          aria-label={m.insert_clip_art_kind()}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as ClipArtCategory | 'all')}
        >
          <option value="all">{m.clip_art_kind_all()}</option>
          {(Object.keys(kinds) as ClipArtCategory[]).map((each) => (
            <option key={each} value={each}>
              {kinds[each]()}
            </option>
          ))}
        </Select>
      </Pair>
      <PanelHint as="output" display="block">
        {found.length === 0 ? m.insert_clip_art_none() : m.insert_clip_art_found({ count: found.length })}
      </PanelHint>
      <ThingGrid
        label={m.insert_clip_art()}
        things={found.map(({ art, name }) => ({
          name,
          thing: { type: 'clip-art', name, art, width: 100, height: 100, fill: vermilion.value }
        }))}
        onChoose={insert}
      />
    </>
  )
}
