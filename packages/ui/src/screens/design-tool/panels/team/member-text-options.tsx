import { chakra } from '@chakra-ui/react'
import { type TextNode, walk } from '@motif/design'
import { m } from '@motif/messages'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '../../../../components/button/index.ts'
import { Select } from '../../../../components/select/index.ts'
import { nodeName, useEditor, useEditorSetting, useEditorState } from '../../../../editor/index.ts'
import { readableInkOn } from '../../../../product-text/index.ts'
import { useTeamSetting } from '../../team-context.ts'

const isText = (node: { type: string }): node is TextNode => node.type === 'text'

/** Sides with placeholder texts. */
export function useMarkedAreas() {
  const { areas } = useTeamSetting()
  const nodes = useEditorState((state) => state.document.areas)
  return useMemo(
    () => areas.filter(({ id }) => [...walk(nodes[id] ?? [])].some((node) => isText(node) && node.role !== undefined)),
    [areas, nodes]
  )
}

/** Chooses placeholder texts of this side, or inserts the jersey layout. */
export function MemberTextOptions() {
  const { commands } = useEditor()
  const { areas } = useTeamSetting()
  const { productColour } = useEditorSetting()
  const nodes = useEditorState((state) => state.nodes)
  const areaId = useEditorState((state) => state.areaId)
  const texts = useMemo(() => [...walk(nodes)].filter(isText), [nodes])
  const marked = useMarkedAreas()
  const elsewhere = marked.filter(({ id }) => id !== areaId)
  const back = areas.find(({ id }) => id === 'back') ?? areas.find(({ id }) => id === areaId)
  const insert = () => {
    if (back) commands.showArea(back.id)
    commands.addNameAndNumber({
      name: m.editor_team_sample_name(),
      number: m.editor_team_sample_number(),
      fill: readableInkOn(productColour)
    })
  }
  return (
    <chakra.section aria-label={m.editor_team_words()} display="grid" gap={3}>
      <chakra.p textStyle="small" color="fg.muted">
        {m.editor_team_lead()}
      </chakra.p>
      {marked.length === 0 ? (
        <Button size="sm" onClick={insert}>
          <Plus aria-hidden />
          {areas.length < 2 ? m.editor_team_insert() : m.editor_team_insert_on({ area: back?.name ?? '' })}
        </Button>
      ) : null}
      {texts.length === 0 ? null : (
        <chakra.ul display="grid" gap={2}>
          {texts.map((node) => (
            <chakra.li
              key={node.id}
              display="grid"
              gridTemplateColumns="minmax(0, 1fr) 8.5rem"
              alignItems="center"
              gap={3}
            >
              <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" dir="auto" textStyle="small">
                {nodeName(node)}
              </chakra.span>
              <Select
                aria-label={m.editor_team_role_of({ words: nodeName(node) })}
                value={node.role ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  commands.change([node.id], { role: value === 'name' || value === 'number' ? value : undefined })
                }
              >
                <option value="">{m.editor_team_role_none()}</option>
                <option value="name">{m.editor_team_role_name()}</option>
                <option value="number">{m.editor_team_role_number()}</option>
              </Select>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {elsewhere.length === 0 ? null : (
        <chakra.p textStyle="small" color="fg.muted">
          {m.editor_team_elsewhere({ areas: elsewhere.map(({ name }) => name).join(', ') })}
        </chakra.p>
      )}
    </chakra.section>
  )
}
