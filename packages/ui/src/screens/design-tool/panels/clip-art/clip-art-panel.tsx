import { chakra } from '@chakra-ui/react'
import type { ClipArtCategory, NewNode } from '@motif/design'
import { drawingGroup } from '@motif/design/drawings'
import { m } from '@motif/messages'
import { useMemo, useState } from 'react'
import { Input } from '../../../../components/field/index.ts'
import { Select } from '../../../../components/select/index.ts'
import { inks } from '../../../../editor/index.ts'
import { Pair } from '../../fields/number-field.tsx'
import type { PanelProps } from '../registry.ts'
import { PanelHint } from '../insert/panel-hint.tsx'
import { type InsertItem, InsertGrid } from '../insert/insert-grid.tsx'
import { useInsert } from '../insert/use-insert.ts'
import { type Drawing, drawingsFor, kinds } from './clip-art-tags.ts'
import { partLabels } from './part-labels.ts'

const [, , vermilion] = inks

const allKinds = Object.keys(kinds) as ClipArtCategory[]

function nodeOf({ art, name, hasParts }: Drawing): NewNode {
  const group = hasParts ? drawingGroup(art, { drawing: name, part: (part) => partLabels[part]() }) : undefined
  return group ?? { type: 'clip-art', name, art, width: 100, height: 100, fill: vermilion.value }
}

const offered = (drawing: Drawing): InsertItem => ({ name: drawing.name, make: () => nodeOf(drawing) })

/** The clip-art panel: categories and search. */
export function ClipArtPanel({ onClose }: PanelProps) {
  const insert = useInsert(onClose)
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<ClipArtCategory | 'all'>('all')
  const found = useMemo(
    () =>
      (kind === 'all' ? allKinds : [kind])
        .map((each) => ({ kind: each, items: drawingsFor(typed, each).map(offered) }))
        .filter(({ items }) => items.length > 0),
    [typed, kind]
  )
  const count = found.reduce((sum, { items }) => sum + items.length, 0)
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
          {allKinds.map((each) => (
            <option key={each} value={each}>
              {kinds[each]()}
            </option>
          ))}
        </Select>
      </Pair>
      <PanelHint as="output" display="block">
        {count === 0 ? m.insert_clip_art_none() : m.insert_clip_art_found({ count })}
      </PanelHint>
      {found.map(({ kind: each, items }) => (
        <chakra.section key={each} marginBlockEnd={4}>
          <chakra.h3 textStyle="label" marginBlockEnd={1}>
            {kinds[each]()}
          </chakra.h3>
          <InsertGrid label={kinds[each]()} items={items} onChoose={insert} />
        </chakra.section>
      ))}
    </>
  )
}
