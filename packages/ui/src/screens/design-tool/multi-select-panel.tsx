import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Check } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../../components/button/index.ts'
import { useEditor, useSelectedIds } from '../../editor/index.ts'
import { useFocusReturn } from './use-focus-return.ts'

/** Multi-select status on phones: count, hint and exit. Low, so that the product stays visible. */
export function MultiSelectPanel() {
  const { commands, send } = useEditor()
  const count = useSelectedIds().length
  const root = useRef<HTMLElement>(null)
  const head = useRef<HTMLHeadingElement>(null)
  const hintId = useId()
  useFocusReturn(root, { head })
  return (
    <chakra.section
      ref={root}
      aria-label={m.editor_layers_several()}
      paddingInline={{ base: 4, md: 6 }}
      paddingBlock={{ base: 3, lg: 6 }}
    >
      <chakra.div
        display="grid"
        alignItems="center"
        columnGap={2}
        gridTemplateColumns={{ base: '1fr auto auto', lg: '1fr auto' }}
        gridTemplateAreas={{ base: '"head all done" "hint hint hint"', lg: '"head done" "hint hint" "all all"' }}
      >
        <chakra.h2
          ref={head}
          tabIndex={-1}
          gridArea="head"
          fontSize="lg"
          outline="none"
          fontVariantNumeric="tabular-nums"
          aria-describedby={hintId}
        >
          {m.editor_chosen_count({ count })}
        </chakra.h2>
        <Button
          size="sm"
          variant="quiet"
          gridArea="all"
          marginInlineStart={{ lg: -3 }}
          justifySelf="start"
          onClick={commands.selectAll}
        >
          {m.editor_do_select_all()}
        </Button>
        <Button size="sm" gridArea="done" onClick={() => send({ type: 'DONE' })}>
          <Check aria-hidden />
          {m.editor_done()}
        </Button>
        <chakra.p id={hintId} gridArea="hint" textStyle="small" color="fg.muted" paddingBlock={1}>
          {m.editor_multi_select_hint()}
        </chakra.p>
      </chakra.div>
    </chakra.section>
  )
}
